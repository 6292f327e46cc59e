import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { OperatorStatus } from '@marquee/core/contracts';
import { sessionClosed, userInfoSet } from '../../shared/store/session.slice';
import { answerApi } from '../../testing/api-answers';
import { fineStatus } from '../../testing/fine-status';
import { renderApp } from '../../testing/render-app';
import { useIdle } from '../../shared/lib/timing/use-idle';
import { ServerProblems } from './lazy';

let close: () => void = () => undefined;
afterEach(() => {
  close();
  cleanup();
});

const Idle = () => useIdle() && <p>idle</p>;
const show = async (changes: Partial<OperatorStatus>, isOperator = true) => {
  const { store } = renderApp(
    <>
      <ServerProblems />
      <Idle />
    </>,
  );
  close = () => void store.dispatch(sessionClosed());
  const calls = answerApi({ 'GET /operator/status': () => ({ body: { ...fineStatus, ...changes } }) });
  await act(async () => store.dispatch(userInfoSet({ username: 'ada', ...(isOperator && { isOperator }) })));
  return calls;
};
const asked = (calls: Awaited<ReturnType<typeof show>>) => calls.some(({ path }) => path === '/operator/status');

describe('the line for operators [OPERATOR-15]', () => {
  it('names what is a problem, and nothing that is a warning, until it is dismissed', async () => {
    const reserveBytes = 128e6;
    await show({ provider: { isReachable: false, ms: 3_000, folders: [] }, disk: { freeBytes: 200e6, reserveBytes } });
    const link = await screen.findByRole('link', { name: 'Problem on the server: Stream provider' });
    expect(link.getAttribute('href')).toBe('/operator');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is not there while all is well', async () => {
    const calls = await show({});
    await waitFor(() => expect(asked(calls)).toBe(true));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('asks nothing for anybody else', async () => {
    const calls = await show({}, false);
    await screen.findByText('idle');
    expect(asked(calls)).toBe(false);
  });
});
