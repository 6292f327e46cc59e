import { beforeAll, afterAll, expect, it } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { useLatestSearchParams, type EditHandler } from './use-latest-search-params';

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const rendered: { params: string; edit: EditHandler<URLSearchParams> }[] = [];
const last = () => rendered.at(-1);

function Page() {
  const [params, edit] = useLatestSearchParams();
  rendered.push({ params: String(params), edit });
  return null;
}

function open(address: string): void {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}

const choose = (name: string) => (params: URLSearchParams) => {
  params.set(name, '1');
  return params;
};

it('keeps every choice, whichever of their pages is shown when the next one is made', async () => {
  open('/discover');
  const first = last();
  first?.edit(choose('list'));
  await waitFor(() => expect(last()?.params).toBe('list=1'));
  first?.edit(choose('service'));
  last()?.edit(choose('type'));
  await waitFor(() => expect(last()?.params).toBe('list=1&service=1&type=1'));
  expect(window.location.search).toBe('?list=1&service=1&type=1');
});

it('starts from its own address while a link to another page is followed', async () => {
  open('/discover?list=popular');
  window.history.pushState(null, '', '/movies?sort=new');
  last()?.edit(choose('type'));
  await waitFor(() => expect(last()?.params).toBe('list=popular&type=1'));
  expect(window.location.pathname).toBe('/discover');
});
