import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { turns } from '../../testing/event-loop';
import { NativeSelect } from './native-select';
import { ChoiceField } from './choice-field';

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const options = [
  { value: 'all', label: 'All' },
  { value: 'tv', label: 'Series' },
];

/** Like a page whose selection is in the URL: it is shown after the next page has rendered. */
function Page({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('all');
  return (
    <Suspense>
      <NativeSelect
        aria-label="Type"
        options={options}
        value={value}
        onChange={({ target }) => {
          const chosen = target.value;
          onChange(chosen);
          startTransition(() => setValue(chosen));
        }}
      />
    </Suspense>
  );
}

/** The page as the server sends it. */
function serverRendered(page: ReactNode): HTMLElement {
  const content = render(page).container.cloneNode(true);
  cleanup();
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  // React's server renderer does not run in jsdom: these comments mark a completed Suspense boundary.
  root.append(document.createComment('$'), ...content.childNodes, document.createComment('/$'));
  return root;
}

const rendered = () => {
  const chosen: string[] = [];
  const page = <Page onChange={(value) => chosen.push(value)} />;
  const root = serverRendered(page);
  const select = root.querySelector('select');
  if (!select) throw new Error('no select');
  const choose = (value: string) => {
    select.value = value;
    for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
  };
  const hydrate = () => {
    hydrateRoot(root, page);
  };
  const settled = async () => {
    await waitFor(() => expect(chosen).not.toEqual([]));
    // A second, unwanted call would come now.
    await turns();
  };
  return { chosen, select, choose, hydrate, settled };
};

it('keeps a choice from before hydration, and reports it', async () => {
  const { chosen, select, choose, hydrate, settled } = rendered();
  choose('tv');
  hydrate();
  await settled();
  expect(chosen).toEqual(['tv']);
  expect(select.value).toBe('tv');
});

it.each([0, 1, 3])('reports a choice that hydrates the page once, and keeps it (%d)', async (later) => {
  const { chosen, select, choose, hydrate, settled } = rendered();
  hydrate();
  await turns(later);
  choose('tv');
  await settled();
  expect(chosen).toEqual(['tv']);
  expect(select.value).toBe('tv');
});

/** Type and service, which are rendered again with every choice. */
function TwoSelects({ onChange }: { onChange: (values: string[]) => void }) {
  const [values, setValues] = useState(['all', 'all']);
  const selects = values.map((value, index) => (
    <NativeSelect
      key={index}
      options={[...options]}
      value={value}
      onChange={({ target }) => {
        const chosen = target.value;
        setValues((before) => before.with(index, chosen));
      }}
    />
  ));
  useEffect(() => {
    onChange(values);
  }, [values, onChange]);
  return <Suspense>{selects}</Suspense>;
}

it('keeps two choices from before the page was hydrated', async () => {
  let chosen: string[] = [];
  const page = <TwoSelects onChange={(values) => void (chosen = values)} />;
  const root = serverRendered(page);
  const selects = [...root.querySelectorAll('select')];
  for (const select of selects) select.value = 'tv';
  hydrateRoot(root, page);
  await waitFor(() => expect(chosen).toEqual(['tv', 'tv']));
  expect(selects.map(({ value }) => value)).toEqual(['tv', 'tv']);
});

it('keeps the episode of an address whose season is still loading, though the browser shows the first option', async () => {
  const chosen: string[] = [];
  const seasonSoFar = [{ value: 1, label: 'Episode 1' }];
  const choice = (episodes: typeof seasonSoFar) => (
    <NativeSelect
      aria-label="Episode"
      options={episodes}
      value={13}
      onChange={({ target }) => chosen.push(target.value)}
    />
  );
  const view = render(choice(seasonSoFar));
  await turns();
  expect(chosen).toEqual([]);
  view.rerender(choice([...seasonSoFar, { value: 13, label: '13. The Last' }]));
  expect(screen.getByLabelText<HTMLSelectElement>('Episode').value).toBe('13');
});

it('takes a value that changes right after it was rendered', async () => {
  const chosen: string[] = [];
  const options = ['movie', 'tv'].map((value) => ({ value }));
  const choice = (value: string) => (
    <NativeSelect
      aria-label="Type"
      options={options}
      value={value}
      onChange={({ target }) => chosen.push(target.value)}
    />
  );
  const view = render(choice('movie'));
  view.rerender(choice('tv'));
  await turns();
  expect(chosen).toEqual([]);
  expect(screen.getByLabelText<HTMLSelectElement>('Type').value).toBe('tv');
});

it.each([
  ['12', 'ltr'],
  ['1', 'rtl'],
])('is written in the direction of option %s, the chosen one [LANGUAGE-13]', (value, direction) => {
  const named = [
    { value: '1', label: '1. الحلقة' },
    { value: '12', label: '12. The Long Road' },
  ];
  const { container } = render(
    <ChoiceField label="Episode" options={named} value={value} onChange={() => undefined} />,
  );
  expect(container.querySelector('select')?.getAttribute('dir')).toBe(direction);
});
