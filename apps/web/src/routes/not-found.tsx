import { t } from '@lingui/core/macro';
import { Link, useNavigate } from 'react-router-dom';
import { Button, buttonClass, PageTitle } from '../shared/ui';

const letters = ['4', '0', '4'];

/** Shown for unknown URLs: a sign that has fallen off its post. */
export function Component() {
  const navigate = useNavigate();
  // In a new tab there is no previous page.
  const goBack = () => (window.history.length > 1 ? window.history.back() : void navigate('/'));
  return (
    <div className="page-x grid items-center gap-12 py-16 md:py-24 lg:grid-cols-[1fr_minmax(0,32rem)]">
      <PageTitle title={t`Page Not Found`} isMissing />
      <div>
        <h1 className="display text-4xl md:text-5xl">{t`Page Not Found`}</h1>
        <p className="mt-5 max-w-md text-lg text-ink-soft">
          {t`The page you're looking for doesn't exist, is being built, or has been moved.`}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button size="lg" onClick={goBack}>
            {t`Go Back`}
          </Button>
          <Link to="/movies" className={buttonClass('secondary', 'lg')}>
            {t`Browse movies`}
          </Link>
        </div>
      </div>
      <p className="not-found-sign max-lg:order-first display flex justify-center rounded-lg border border-line-strong bg-surface px-6 text-[clamp(9rem,34vw,20rem)]">
        {letters.map((letter, index) => (
          <span
            key={index}
            className={index === 2 ? 'origin-bottom-left translate-y-[0.07em] rotate-9 text-accent' : ''}
          >
            {letter}
          </span>
        ))}
      </p>
      <Link
        to="/movies"
        className="-mt-6 inline-flex min-h-11 lg:col-start-2 items-center text-sm text-ink-soft hover:text-accent-ink"
      >
        {t`Browse movies`}
      </Link>
    </div>
  );
}
