import { formatClock } from '@marquee/core';
import { useId, useState, useSyncExternalStore } from 'react';
import { matchLine, toFileSec, toFilmSec } from '../../captions/caption-timing';
import { type Cue, cueText } from '@marquee/core/subtitles';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';

const BEFORE = 3;
const SHOWN = 9;

/** The lines around a position, or those that match the search. */
function linesAround(cues: readonly Cue[], fileSec: number, words: string): readonly Cue[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) {
    const next = cues.findIndex(({ endSec }) => endSec >= fileSec);
    const from = Math.max(0, (next < 0 ? cues.length : next) - BEFORE);
    return cues.slice(from, from + SHOWN);
  }
  const found: Cue[] = [];
  for (const cue of cues) {
    if (found.length === SHOWN) break;
    if (cueText(cue.nodes).toLowerCase().includes(wanted)) found.push(cue);
  }
  return found;
}

/**
 * “I hear this line now”: pressing a line aligns it with the current position; a second line far from it corrects
 * drift.
 */
export function CaptionLineList() {
  const { engine, captions } = usePlayer();
  const { cues, timing } = captions.first;
  const { timing: texts } = usePlayerMessages();
  const id = useId();
  const [words, setWords] = useState('');
  const [announced, setAnnounced] = useState<string | null>(null);
  const all = useSyncExternalStore(cues.subscribe, cues.all, cues.all);
  const second = useEngineState(engine, (state) => Math.floor(state.positionSec));
  const lines = linesAround(all, toFileSec(timing, second), words);

  const hear = (cue: Cue): void => {
    const heard = matchLine(timing, cue.startSec, engine.getState().positionSec);
    captions.setTiming(heard.timing);
    setAnnounced(heard.drift ? texts.linesInSync : texts.lineInSync);
  };

  return (
    <section className="mq-player__lines" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{texts.hearLine}</h3>
      <input
        type="search"
        className="mq-player__search"
        aria-label={texts.findLine}
        placeholder={texts.findLine}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul>
        {lines.map((cue) => (
          <li key={`${cue.startSec}-${cue.endSec}`}>
            <button type="button" onClick={() => hear(cue)}>
              <span>{formatClock(toFilmSec(timing, cue.startSec))}</span>
              <span dir="auto">{cueText(cue.nodes).replace(/\n/g, ' ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {lines.length === 0 && <p className="mq-player__sheet-text">{texts.noLine}</p>}
      <p className="mq-player__sheet-text" role="status">
        {announced ?? texts.chooseLine}
      </p>
    </section>
  );
}
