import { CategoriesPage } from '../features/categories';

export const Component = () => <CategoriesPage />;
