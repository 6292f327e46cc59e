import { expose } from 'comlink';
import { ImportPlanner } from './import-planner';

expose(new ImportPlanner());
