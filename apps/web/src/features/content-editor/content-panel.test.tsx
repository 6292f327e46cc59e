import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ContentKind, KindContent } from '@marquee/core/contracts';
import { answerApi } from '../../testing/api-answers';
import { collectToasts } from '../../testing/collect-toasts';
import { renderApp } from '../../testing/render-app';
import { ContentPanel } from './content-panel';

afterEach(cleanup);
const toasts = collectToasts();
const schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'title', 'gifUrl'],
    properties: {
      id: { anyOf: [{ type: 'string' }, { type: 'number' }] },
      title: { type: 'string' },
      content: { type: 'string', format: 'multiline' },
      gifUrl: { anyOf: [{ type: 'string' }], format: 'image' },
      type: { type: 'string', enum: ['info', 'warning'], default: 'info' },
      dismissible: { type: 'boolean', default: true },
      priority: { type: 'number', default: 1 },
      expiresAt: { type: 'string', format: 'date' },
      ofTomorrow: { type: 'string' },
    },
  },
};
const entry = { id: 'a', title: 'News', gifUrl: '/a.gif' };
const contentOf = (changes: Partial<KindContent> = {}): KindContent => ({
  ...{ kind: 'banners', schema, value: null, sample: [{ ...entry, title: 'Sample' }], fixedBy: null, problem: null },
  ...changes,
});

function show(content: KindContent, api: Parameters<typeof answerApi>[0] = {}, kind: ContentKind = 'banners') {
  let current = content;
  renderApp(<ContentPanel kind={kind} onKind={() => undefined} preview={() => null} />);
  return answerApi({
    'GET /operator/content': () => ({ body: { kinds: [current] } }),
    [`PUT /operator/content/${kind}`]: ({ body }) => {
      current = { ...current, value: (body as { value: unknown }).value };
      return { body: { kinds: [current] } };
    },
    ...api,
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = (calls: ReturnType<typeof answerApi>) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as { value: unknown }).value);

describe('the form of a kind of content [CONTENT-02]', () => {
  it('starts from a sample, and leaves out what is empty', async () => {
    const calls = show(contentOf());
    fireEvent.click(await screen.findByRole('button', { name: 'Start from a sample' }));
    fill('Title', 'Maintenance');
    fill('Text (optional)', 'On Sunday');
    fill('Shown until (optional)', '2030-01-01');
    fill('Priority', '3');
    fill('Text (optional)', '');
    // A field that this version has no name for.
    fill('ofTomorrow (optional)', 'x');
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'warning' } });
    fireEvent.click(screen.getByRole('switch', { name: 'Visitors can dismiss it' }));
    press('Save');
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Saved. Visitors see it from now on.'));
    expect(sent(calls)).toEqual([
      [
        {
          ...entry,
          ...{ title: 'Maintenance', expiresAt: '2030-01-01', priority: 3, ofTomorrow: 'x', type: 'warning' },
          dismissible: false,
        },
      ],
    ]);
  });

  it('starts empty, adds and removes entries, and removes all by a second press', async () => {
    const calls = show(contentOf());
    fireEvent.click(await screen.findByRole('button', { name: 'Start empty' }));
    press('Add an entry');
    press('Add an entry');
    const second = within(screen.getByRole('group', { name: 'Entry 2' }));
    fireEvent.change(second.getByLabelText('Title'), { target: { value: 'Second' } });
    press('Remove entry 1');
    press('Save');
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]).toMatchObject([
      { id: expect.stringMatching(/^\w{4,8}$/), title: 'Second', type: 'info', dismissible: true, priority: 1 },
    ]);
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Saved. Visitors see it from now on.'));
    press('Remove all');
    press('Really remove?');
    await screen.findByRole('button', { name: 'Start from a sample' });
    expect(sent(calls).at(-1)).toBeNull();
  });

  it('marks the fields that the server refuses, and keeps what was written', async () => {
    const fields = { '0.gifUrl': 'must be a web address or a path such as /image.png', '0.title': 'unknown words' };
    show(contentOf({ value: [entry] }), {
      'PUT /operator/content/banners': () => ({
        status: 400,
        body: { error: 'The request is not valid.', code: 'bad_request', fields },
      }),
    });
    const picture = await screen.findByLabelText<HTMLInputElement>('Picture');
    fill('Picture', 'javascript:alert(1)');
    press('Save');
    await screen.findByText('Enter a web address, or upload a picture.');
    expect(screen.getByText('This isn’t filled in correctly.')).toBeTruthy();
    expect(screen.getByText('Not saved. Correct the marked fields.')).toBeTruthy();
    expect([picture.value, picture.getAttribute('aria-invalid')]).toEqual(['javascript:alert(1)', 'true']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    fill('Picture', '/b.gif');
    expect(screen.queryByText('Not saved. Correct the marked fields.')).toBeNull();
  });

  it('takes a picture from this device [CONTENT-05]', async () => {
    show(contentOf({ value: [entry] }), {
      'POST /operator/content-images': () => ({ status: 201, body: { path: '/api/content/images/1.webp' } }),
    });
    await screen.findByLabelText('Picture');
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } });
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Picture').value).toBe('/api/content/images/1.webp'),
    );
  });

  it('shows texts below the form before they are saved', async () => {
    const faq = { type: 'object', properties: { faq: { type: 'array', items: { type: 'object', properties: {} } } } };
    const value = { faq: [{ question: 'Who are you?', answer: '<b>Us</b>' }], chatWidgetUrl: 'javascript:alert(1)' };
    show(contentOf({ kind: 'guide', schema: faq, value }), {}, 'guide');
    fireEvent.click(await screen.findByRole('button', { name: 'Preview' }));
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('<b>Us</b>')).toBeTruthy();
    expect(preview.queryByRole('link')).toBeNull();
  });

  it('is read-only where a file wins, and says what is wrong with that [CONTENT-04]', async () => {
    show(contentOf({ value: [entry], fixedBy: 'bannerData.json', problem: 'bannerData.json is not valid' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Title')).readOnly).toBe(true);
    expect(screen.getByText('bannerData.json')).toBeTruthy();
    expect(screen.getByText('bannerData.json is not valid')).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Preview']);
  });
});
