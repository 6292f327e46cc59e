import { Recommender } from '../recommender/recommender';
import type { Connect } from '../recommender/with-planner';

/** Jest has no workers: the recommender runs beside the page, and answers as late as one does. */
export const connectHere: Connect = () => {
  const recommender = new Recommender();
  return {
    open: (...call) => recommender.open(...call),
    seeds: (...call) => Promise.resolve(recommender.seeds(...call)),
    topics: (...call) => Promise.resolve(recommender.topics(...call)),
    recommend: (...call) => Promise.resolve(recommender.recommend(...call)),
    becauseRows: (...call) => Promise.resolve(recommender.becauseRows(...call)),
  };
};
