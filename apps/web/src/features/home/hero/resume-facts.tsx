import { t } from '@lingui/core/macro';
import { ProgressBar } from '../../../shared/ui';
import type { Resume } from './hero';

/** Where to continue a title, the time left, and a progress bar. */
export const ResumeFacts = ({ title, resume }: { title: string; resume: Resume }) => (
  <div className="mt-4 max-w-[32rem]">
    <p dir="auto" className="truncate text-page-start text-ink-soft max-md:text-sm">
      {[resume.episode, resume.name, resume.remaining].filter(Boolean).join(' · ')}
    </p>
    <ProgressBar percent={resume.percent} label={t`Your progress in ${title}`} className="mt-3" />
  </div>
);
