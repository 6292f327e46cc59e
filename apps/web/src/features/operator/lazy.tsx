import { Suspense } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useIdle } from '../../shared/lib/timing/use-idle';
import { useAppSelector } from '../../shared/store';
import { selectUser } from '../../shared/store/session.slice';

const Line = lazyComponent(() => import('./problem-line').then((chunk) => chunk.ProblemLine), 'background');

/** Loaded for operators only, once their page is idle. */
export function ServerProblems() {
  const isOperator = useAppSelector(selectUser)?.isOperator === true;
  return (
    useIdle() &&
    isOperator && (
      <Suspense>
        <Line />
      </Suspense>
    )
  );
}
