import { useLocation, useSearchParams, type Location, type NavigateOptions } from 'react-router-dom';

/** The newest choice made at each location. A navigation renders a new location, whose own parameters count again. */
const latest = new WeakMap<Location, URLSearchParams>();

type Edit<Value> = (now: Value) => Value;
/** Passes an edit on, to be applied to the newest value, which may not be rendered yet. */
export type EditHandler<Value> = (edit: Edit<Value>) => void;

/**
 * The URL's parameters, and a function that edits them. The URL is rendered some time after a choice, because
 * navigations are transitions; an edit applies to the newest choice, wherever on the page it was made. It is given a copy,
 * which it may change and return.
 */
export function useLatestSearchParams(options?: NavigateOptions): [URLSearchParams, EditHandler<URLSearchParams>] {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const change: EditHandler<URLSearchParams> = (edit) => {
    const next = edit(new URLSearchParams(latest.get(location) ?? params));
    latest.set(location, next);
    setParams(next, options);
  };
  return [params, change];
}
