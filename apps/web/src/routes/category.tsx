import { categoryBySlug, categoryHref, genreSlugAliases } from '@marquee/core';
import { useParams } from 'react-router-dom';
import { CategoryPage } from '../features/categories';
import { MissingPage } from '../shared/ui';
import { Redirect } from '../shared/ui/redirect';

/** Old slugs and other spellings lead to the canonical address. */
export function Component() {
  const { slug = '' } = useParams();
  const asked = slug.toLowerCase();
  const alias = Object.hasOwn(genreSlugAliases, asked) ? genreSlugAliases[asked] : undefined;
  const category = categoryBySlug(alias ?? asked);
  if (!category) return <MissingPage title="Genre Not Found" href="/" linkText="Return Home" />;
  if (category.slug !== slug) return <Redirect to={categoryHref(category.slug)} />;
  return <CategoryPage key={category.slug} category={category} />;
}
