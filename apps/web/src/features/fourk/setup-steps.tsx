import { msg, t } from '@lingui/core/macro';
import type { Guide } from '@marquee/core/contracts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { i18n } from '../../shared/i18n';
import { cx } from '../../shared/lib/cx';
import { formatInteger } from '../../shared/lib/format/format-integer';
import { Button } from '../../shared/ui';
import { AccountStep, SubmitStep, TokenStep } from './step-panels';
import { nextStep, previousStep, steps, type Step } from './steps';
import type { TokenForm } from './use-token-form';

const titles = [msg`Create an account (optional)`, msg`Get your token and test it`, msg`Submit it`] as const;

const StepList = ({ step }: { step: Step }) => (
  <ol aria-label={t`Steps`} className="grid grid-cols-3 border-b">
    {steps.map((name, index) => {
      const isHere = index + 1 === step;
      return (
        <li
          key={name.id}
          aria-current={isHere ? 'step' : undefined}
          className={cx(
            '-mb-px flex flex-col gap-1 border-b-2 px-4 py-4 md:flex-row md:items-center md:gap-3 md:px-8',
            isHere ? 'border-accent' : 'border-transparent',
          )}
        >
          <span
            className={cx('display tabular text-2xl', index + 1 <= step ? 'text-accent-ink' : 'text-ink-faint')}
            aria-hidden
          >
            {formatInteger(index + 1)}
          </span>
          <span className={cx('text-sm font-semibold', isHere ? 'text-ink' : 'text-ink-soft')}>{i18n._(name)}</span>
        </li>
      );
    })}
  </ol>
);

/** The three steps, one at a time. Changing steps focuses the heading of the new step. */
export function SetupSteps({ form, guide }: { form: TokenForm; guide: Guide | undefined }) {
  const [step, setStep] = useState<Step>(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = titles[step - 1];
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <section aria-label={t`Setup`} className="overflow-hidden rounded-xl border bg-surface">
      <StepList step={step} />
      <div className="flex min-h-96 flex-col items-start gap-5 p-6 md:p-8">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none md:text-2xl">
          {title && i18n._(title)}
        </h2>
        <div className="flex w-full max-w-2xl flex-col items-start gap-5 text-ink-soft *:w-full [&>button]:w-auto">
          {step === 1 && <AccountStep />}
          {step === 2 && <TokenStep form={form} guide={guide} />}
          {step === 3 && <SubmitStep form={form} />}
        </div>
      </div>
      <div className="flex justify-between gap-4 border-t px-4 py-4 md:px-8">
        <Button variant="quiet" disabled={step === 1} onClick={() => setStep(previousStep(step))}>
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" /> {t`Back`}
        </Button>
        <Button variant="secondary" disabled={step === 3} onClick={() => setStep(nextStep(step))}>
          {t`Next`} <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Button>
      </div>
    </section>
  );
}
