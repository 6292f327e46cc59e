import { CategoriesPage } from '../features/lists';

export const Component = () => <CategoriesPage />;
