import { useWatch } from '../watch-context';

/** What a button says while sources are searched: 'Checking {source name}...'. */
export function CheckingLabel() {
  const { search } = useWatch();
  return (
    <>
      <span aria-hidden className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent" />
      {search.checkingName ? `Checking ${search.checkingName}...` : 'Checking...'}
    </>
  );
}
