import { SUBTITLE_DELAY_FINE_STEP_SEC, SUBTITLE_DELAY_STEP_SEC } from '@marquee/core';
import { useId } from 'react';
import { isShifted, noTimingShift } from '../../captions/caption-timing';
import { encodingChoices, type Encoding } from '../../captions/encodings';
import { usePlayer } from '../player-context';
import { CaptionLineList } from './caption-line-list';
import { Sheet } from './sheet';

const steps = [
  -SUBTITLE_DELAY_STEP_SEC,
  -SUBTITLE_DELAY_FINE_STEP_SEC,
  SUBTITLE_DELAY_FINE_STEP_SEC,
  SUBTITLE_DELAY_STEP_SEC,
];
const stepName = (seconds: number): string => `${Math.abs(seconds)} s ${seconds < 0 ? 'earlier' : 'later'}`;
const signed = (seconds: number): string =>
  `${seconds > 0 ? '+' : seconds < 0 ? '−' : ''}${Math.abs(seconds).toFixed(2)} s`;

/** Makes subtitles fit the sound: in steps, by ear, and along the whole film; and in the right letters. */
export function TimingPanel({ onClose }: { onClose: () => void }) {
  const { captions } = usePlayer();
  const { choice, timing } = captions.first;
  const drift =
    timing.rate === 1 ? null : `${timing.rate > 1 ? '+' : '−'}${Math.abs((timing.rate - 1) * 100).toFixed(2)}%`;
  return (
    <Sheet title="Subtitle timing" place="side" onClose={onClose}>
      {choice ? (
        <>
          <div className="mq-player__delay" role="group" aria-label="Delay">
            {steps.slice(0, 2).map((step) => (
              <StepButton key={step} step={step} onPress={captions.shift} />
            ))}
            <output aria-label="Delay">{signed(timing.delaySec)}</output>
            {steps.slice(2).map((step) => (
              <StepButton key={step} step={step} onPress={captions.shift} />
            ))}
          </div>
          {drift && <p className="mq-player__sheet-text">Speed of the subtitles: {drift}</p>}
          <CaptionLineList />
          {choice.origin.kind === 'local' && <EncodingChoice encoding={choice.origin.captions.encoding} />}
          <button
            type="button"
            className="mq-player__sheet-button"
            disabled={!isShifted(timing)}
            onClick={() => captions.setTiming(noTimingShift)}
          >
            Reset timing
          </button>
        </>
      ) : (
        <p className="mq-player__sheet-text">Turn on subtitles to adjust their timing.</p>
      )}
    </Sheet>
  );
}

const StepButton = ({ step, onPress }: { step: number; onPress: (step: number) => void }) => (
  <button type="button" className="mq-player__step" aria-label={stepName(step)} onClick={() => onPress(step)}>
    {step > 0 ? '+' : '−'}
    {Math.abs(step)}
  </button>
);

/** For a file whose letters came out wrong. */
function EncodingChoice({ encoding }: { encoding: Encoding }) {
  const { captions } = usePlayer();
  const id = useId();
  return (
    <div className="mq-player__field">
      <label htmlFor={id}>Text encoding</label>
      <select id={id} value={encoding} onChange={(event) => captions.setEncoding(event.target.value as Encoding)}>
        {encodingChoices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
