import { expose } from 'comlink';
import { Recommender } from './recommender';

expose(new Recommender());
