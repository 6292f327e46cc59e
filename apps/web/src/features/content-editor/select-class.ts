/** A select beside text fields; for CSS every select is read-only. */
export const SELECT_CLASS =
  'h-12 rounded-md border border-line-strong bg-surface px-4 text-base text-ink transition-colors hover:border-ink disabled:opacity-60 aria-invalid:border-danger';
