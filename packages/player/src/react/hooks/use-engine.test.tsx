import { describe, expect, it } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode, Suspense, use, type ReactNode } from 'react';
import { createFakeEngine, type FakeEngine } from '../../testing/fake-engine';
import { useEngine } from './use-engine';

/** A factory that records its engines, and how many of them are still alive. */
function counted() {
  const made: FakeEngine[] = [];
  const factory = () => {
    const engine = createFakeEngine();
    made.push(engine);
    return engine;
  };
  const alive = () => made.filter((engine) => engine.getState().status !== 'destroyed');
  return { factory, made, alive };
}

function Holder({ factory, children }: { factory: () => FakeEngine; children?: ReactNode }) {
  const engine = useEngine(factory);
  return (
    <p>
      {engine ? engine.getState().status : 'none'}
      {children}
    </p>
  );
}

describe('the engine of a player', () => {
  it('is the only one alive after a strict-mode double mount, and is destroyed with the player [PLAYER-39]', () => {
    const { factory, made, alive } = counted();
    const view = render(
      <StrictMode>
        <Holder factory={factory} />
      </StrictMode>,
    );
    expect(view.container.textContent).toBe('idle');
    expect(alive()).toHaveLength(1);
    cleanup();
    expect(made.length).toBeGreaterThan(1);
    expect(alive()).toEqual([]);
  });

  it('is not created for a discarded render', async () => {
    const { factory, made, alive } = counted();
    let come = (): void => undefined;
    const chunk = new Promise<void>((resolve) => (come = resolve));
    const Late = () => {
      use(chunk);
      return null;
    };
    await act(async () => {
      render(
        <Suspense fallback={null}>
          <Holder factory={factory}>
            <Late />
          </Holder>
        </Suspense>,
      );
      await Promise.resolve();
    });
    expect(made).toEqual([]);
    await act(async () => {
      come();
      await chunk;
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(alive()).toHaveLength(1);
    cleanup();
    expect(alive()).toEqual([]);
  });
});
