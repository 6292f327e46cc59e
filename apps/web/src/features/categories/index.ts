export { CategoriesPage } from './categories-page';
export { askCategoryAhead, CategoryPage } from './category-page';
