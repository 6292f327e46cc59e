import { exportHelp, exportNames } from './texts';

/** Where other services keep what somebody can bring along. */
export const SupportedExports = () => (
  <section aria-labelledby="supported" className="mt-14">
    <h2 id="supported" className="display text-2xl">
      Where to get your export
    </h2>
    <dl className="mt-4 grid gap-x-10 md:grid-cols-2">
      {exportHelp.map(({ kind, how }) => (
        <div key={kind} className="border-t border-line py-4">
          <dt className="font-semibold">{exportNames[kind]}</dt>
          <dd className="mt-1 text-sm text-ink-soft">{how}</dd>
        </div>
      ))}
    </dl>
  </section>
);
