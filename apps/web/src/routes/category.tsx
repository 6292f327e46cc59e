import { categoryBySlug, categoryHref, genreSlugAliases } from '@marquee/core';
import { Navigate, useParams } from 'react-router-dom';
import { CategoryPage } from '../features/categories';
import { MissingPage } from '../shared/ui';

/** Old slugs and other spellings lead to the canonical address. */
export function Component() {
  const { slug = '' } = useParams();
  const asked = slug.toLowerCase();
  const alias = Object.hasOwn(genreSlugAliases, asked) ? genreSlugAliases[asked] : undefined;
  const category = categoryBySlug(alias ?? asked);
  if (!category) return <MissingPage title="Genre Not Found" href="/" linkText="Return Home" />;
  if (category.slug !== slug) return <Navigate to={categoryHref(category.slug)} replace />;
  return <CategoryPage key={category.slug} category={category} />;
}
