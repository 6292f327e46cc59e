import { useRecordProgress } from '../features/history';
import { PlayFromAddress } from '../features/sources';
import { SourcesNote, usePlayParam, WatchProvider, WatchStage } from '../features/watch';
import type { ComponentProps, ReactNode } from 'react';
import { useIsRestored } from '../shared/store';

type ProviderProps = ComponentProps<typeof WatchProvider>;

interface WatchableProps extends Pick<ProviderProps, 'playable' | 'saved' | 'next'>, ComponentProps<typeof WatchStage> {
  /** What a URL that the visitor enters is for. */
  target: Omit<ComponentProps<typeof PlayFromAddress>['target'], 'titleKey'>;
  children: (watch: { isOpen: boolean; stage: ReactNode; sources: ReactNode }) => ReactNode;
}

/** A page on which a film or an episode plays: its stage, while that is open, and its sources. */
export function Watchable({ playable, saved, next, panel, endScreen, target, children }: WatchableProps) {
  const { autoPlay, clearPlay } = usePlayParam();
  const record = useRecordProgress();
  const isRestored = useIsRestored();
  const sources = (
    <SourcesNote
      addAddress={(onSaved) => <PlayFromAddress target={{ ...target, titleKey: playable.mediaId }} onSaved={onSaved} />}
    />
  );
  return (
    <WatchProvider
      {...{ playable, saved, autoPlay }}
      next={next ?? null}
      canStart={isRestored}
      onProgress={record}
      onClose={clearPlay}
    >
      {({ isOpen }) => {
        const stage = isOpen ? <WatchStage panel={panel} endScreen={endScreen} /> : undefined;
        return children({ isOpen, stage, sources });
      }}
    </WatchProvider>
  );
}
