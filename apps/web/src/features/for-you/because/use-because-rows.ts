import { createSelector } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { logWarning } from '../../../shared/lib/browser/log-warning';
import { prefersReducedData } from '../../../shared/lib/browser/prefers-reduced-data';
import { useAppSelector, useAppStore, useServices, type AppState } from '../../../shared/store';
import { withPlanner, type Connect } from '../recommender/with-planner';
import { findBecauseRows, type ShownRow } from './find-because-rows';

/** A pull of many entries comes in several parts. */
const SETTLE_MS = 1000;

/** What the rows follow from. */
const selectBasis = createSelector(
  [({ collections }: AppState) => collections.plays, ({ collections }: AppState) => collections.ratings],
  (...basis) => basis,
);

/** What was found on this page, so that Back finds home as it was. */
const found = new WeakMap<object, { basis: unknown; rows: ShownRow[] }>();
const none: ShownRow[] = [];

/** Home's rows: those that were found before at once, and new ones when something was watched since. */
export function useBecauseRows(connect?: Connect): ShownRow[] {
  const store = useAppStore();
  const services = useServices();
  const basis = useAppSelector(selectBasis);
  const [rows, setRows] = useState(() => found.get(services.records)?.rows ?? none);
  useEffect(() => {
    const { records } = services;
    if (found.get(records)?.basis === basis || prefersReducedData()) return;
    const ended = new AbortController();
    const find = () =>
      withPlanner(ended.signal, (planner) => findBecauseRows(planner, { store, services }), connect).then(
        (next) => {
          found.set(records, { basis, rows: next });
          setRows(next);
        },
        (error: unknown) => {
          // Home is whole without them.
          if (!ended.signal.aborted) logWarning('What to watch next could not be worked out.', error);
        },
      );
    const timer = setTimeout(() => void find(), SETTLE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [store, services, basis, connect]);
  return rows;
}
