import { operations } from '../modules/openapi';

const SOME_ID = '01890000-0000-7000-8000-000000000000';

/** Every call below `/operator`, from the document that describes all routes, so that a new one is tried, too. */
export const operatorCalls = operations
  .filter(({ path }) => path.startsWith('/api/operator/'))
  .map(({ method, path }) => ({ method, path: path.replace('{id}', SOME_ID) }));
