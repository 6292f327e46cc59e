import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom';

type Edit<Value> = (now: Value) => Value;
/** Passes an edit on, to be applied to the newest value, which may not be rendered yet. */
export type EditHandler<Value> = (edit: Edit<Value>) => void;

/**
 * The URL's parameters, and a function that edits them. The URL is rendered some time after a choice, because
 * navigations are transitions; an edit applies to the browser's address, which has every choice at once. It is given a
 * copy, which it may change and return.
 */
export function useLatestSearchParams(options?: NavigateOptions): [URLSearchParams, EditHandler<URLSearchParams>] {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const change: EditHandler<URLSearchParams> = (edit) => {
    const address = window.location;
    // A page stays on the screen while the next one loads, whose address is not the one to edit.
    const { search } = address.pathname === location.pathname ? address : location;
    setParams(edit(new URLSearchParams(search)), options);
  };
  return [params, change];
}
