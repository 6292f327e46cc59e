import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';

/** The site's name as its logo, linked to home. */
export const Logo = ({ siteName }: { siteName: string }) => (
  <Link to="/" aria-label={t`${siteName}, home`} className="group inline-flex h-11 items-center gap-2.5">
    <svg aria-hidden viewBox="0 0 28 20" className="h-5 w-7 shrink-0 text-accent">
      <path fill="currentColor" d="M2 0h24a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2Z" />
      <path
        className="text-canvas"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinejoin="round"
        d="M7.5 11V4l6.5 5 6.5-5v7"
      />
      <g fill="currentColor" className="opacity-90 transition-opacity group-hover:opacity-50">
        <circle cx="3" cy="18" r="1.3" />
        <circle cx="10.3" cy="18" r="1.3" />
        <circle cx="17.7" cy="18" r="1.3" />
        <circle cx="25" cy="18" r="1.3" />
      </g>
    </svg>
    <span className="display text-xl leading-none">{siteName}</span>
  </Link>
);
