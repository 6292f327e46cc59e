import { selectHomeRows } from '../../shared/home/home-layout';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useAppSelector } from '../../shared/store';
import { HomeRows } from './home-rows';

const AddedHomeRow = lazyComponent(() => import('./added-home-row').then((chunk) => chunk.AddedHomeRow), 'background');

/** The rows as the visitor has arranged them, else as the operator has. */
export const ArrangedHomeRows = () => (
  <HomeRows rows={useAppSelector(selectHomeRows)} renderAdded={(id) => <AddedHomeRow id={id} />} />
);
