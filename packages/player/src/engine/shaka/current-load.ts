import type { QualityLabel } from '@marquee/core';
import type { Stream } from '@marquee/core/contracts';
import { createLifetime } from '../lifetimes';
import type { LoadOptions } from '../player-engine';
import type { OpenedStream } from './opened-stream';

/** The stream that the engine loads or plays, and how long its listeners live. */
export function createCurrentLoad() {
  let loads = 0;
  let life = createLifetime();
  let opened: OpenedStream | undefined;
  let current: { stream: Stream; options: LoadOptions } | undefined;

  /** Ends the listeners of the load and makes everything that waits for it outdated. */
  function end(): void {
    loads += 1;
    load.takesErrors = false;
    life.end();
  }

  const load = {
    /** Whether the stream plays once it is ready, or again after a failure. While it is ready, the state says so instead. */
    plays: true,
    /**
     * Whether errors of the player are about this load. They are not before the player has left what it played, and no
     * longer once a fatal one is dealt with: the picture and the sound of a stream fail one after the other.
     */
    takesErrors: false,
    /** The quality that was chosen while none could be switched: what is ready next is shown in it. */
    wishedQuality: undefined as QualityLabel | undefined,
    get life() {
      return life;
    },
    get opened() {
      return opened;
    },
    get stream() {
      return current?.stream;
    },
    get options() {
      return current?.options;
    },
    begin(stream: Stream, options: LoadOptions): void {
      end();
      life = createLifetime();
      current = { stream, options };
      opened = undefined;
      load.wishedQuality = undefined;
    },
    setOpened(stream: OpenedStream): void {
      opened = stream;
    },
    setQualityCap(qualityCap: QualityLabel): void {
      if (current) current.options = { ...current.options, qualityCap };
    },
    end,
    /** There is no stream any more. */
    clear(): void {
      end();
      current = undefined;
      opened = undefined;
    },
    /** For use after an await: whether this load has ended, or another has begun. */
    createOutdatedCheck(): () => boolean {
      const id = loads;
      return () => id !== loads;
    },
  };
  return load;
}

export type CurrentLoad = ReturnType<typeof createCurrentLoad>;
