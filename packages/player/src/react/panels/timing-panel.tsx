import { SUBTITLE_DELAY_FINE_STEP_SEC, SUBTITLE_DELAY_STEP_SEC } from '@marquee/core';
import { useId, type ChangeEvent } from 'react';
import { isShifted, noTimingShift } from '../../captions/caption-timing';
import { encodingChoices, type Encoding } from '@marquee/core/subtitles';
import { formatDecimal, formatNumber, formatPercent } from '../../messages/format';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import { CaptionLineList } from './caption-line-list';
import { Sheet } from './sheet';

const steps = [
  -SUBTITLE_DELAY_STEP_SEC,
  -SUBTITLE_DELAY_FINE_STEP_SEC,
  SUBTITLE_DELAY_FINE_STEP_SEC,
  SUBTITLE_DELAY_STEP_SEC,
];
const sign = (value: number): string => (value > 0 ? '+' : value < 0 ? '−' : '');

/** Subtitle timing (by steps, by ear, and drift) and encoding. */
export function TimingPanel({ onClose }: { onClose: () => void }) {
  const { captions } = usePlayer();
  const { timing: texts, locale } = usePlayerMessages();
  const { choice, timing } = captions.first;
  const { delaySec } = timing;
  const delay = `${sign(delaySec)}${formatDecimal(Math.abs(delaySec), 2, locale)}`;
  const drift = timing.rate - 1;
  const percent = `${sign(drift)}${formatPercent(Math.abs(drift), locale, 2)}`;
  return (
    <Sheet title={texts.title} place="side" onClose={onClose}>
      {choice ? (
        <>
          <div className="mq-player__delay" role="group" aria-label={texts.delay}>
            {steps.slice(0, 2).map((step) => (
              <StepButton key={step} step={step} onPress={captions.shift} />
            ))}
            <output aria-label={texts.delay}>{texts.seconds({ delay })}</output>
            {steps.slice(2).map((step) => (
              <StepButton key={step} step={step} onPress={captions.shift} />
            ))}
          </div>
          {drift !== 0 && <p className="mq-player__sheet-text">{texts.speed({ percent })}</p>}
          {!captions.images && <CaptionLineList />}
          {choice.origin.kind === 'local' && <EncodingChoice encoding={choice.origin.captions.encoding} />}
          <button
            type="button"
            className="mq-player__sheet-button"
            disabled={!isShifted(timing)}
            onClick={() => captions.setTiming(noTimingShift)}
          >
            {texts.reset}
          </button>
        </>
      ) : (
        <p className="mq-player__sheet-text">{texts.needsSubtitles}</p>
      )}
    </Sheet>
  );
}

function StepButton({ step, onPress }: { step: number; onPress: (step: number) => void }) {
  const { timing: texts, locale } = usePlayerMessages();
  const seconds = formatNumber(Math.abs(step), locale);
  const name = step < 0 ? texts.earlier({ seconds }) : texts.later({ seconds });
  return (
    <button type="button" className="mq-player__step" aria-label={name} onClick={() => onPress(step)}>
      {sign(step)}
      {seconds}
    </button>
  );
}

/** For a file with garbled characters. */
function EncodingChoice({ encoding }: { encoding: Encoding }) {
  const { captions } = usePlayer();
  const { timing: texts } = usePlayerMessages();
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    const [chosen] = encodingChoices.find(([value]) => value === target.value) ?? [];
    if (chosen) captions.setEncoding(chosen);
  };
  return (
    <div className="mq-player__field">
      <label htmlFor={id}>{texts.encoding}</label>
      <select id={id} value={encoding} onChange={choose}>
        {encodingChoices.map(([value, script, name]) => (
          <option key={value} value={value}>
            {`${texts.scripts[script]} (${name})`}
          </option>
        ))}
      </select>
    </div>
  );
}
