import { t } from '@lingui/core/macro';
import { ProgressBar } from '../../../shared/ui';

/** Where to continue a started title. */
export interface Resume {
  href: string;
  /** `S1 E2`; null for a film. */
  episode: string | null;
  /** Name of the episode. */
  name: string | null;
  /** `40 min left` */
  remaining: string | null;
  percent: number;
}

/** Where to continue a title, the time left, and a progress bar. */
export const ResumeFacts = ({ title, resume }: { title: string; resume: Resume }) => (
  <div className="mt-4 max-w-[32rem]">
    <p dir="auto" className="truncate text-page-start text-ink-soft max-md:text-sm">
      {[resume.episode, resume.name, resume.remaining].filter(Boolean).join(' · ')}
    </p>
    <ProgressBar percent={resume.percent} label={t`Your progress in ${title}`} className="mt-3" />
  </div>
);
