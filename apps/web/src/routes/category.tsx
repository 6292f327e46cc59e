import { t } from '@lingui/core/macro';
import { categoryBySlug, categoryHref, genreSlugAliases, type Category } from '@marquee/core';
import { useParams } from 'react-router-dom';
import { prefetchCategory, CategoryPage } from '../features/lists';
import type { PageModule } from '../shared/lib/routing/page-module';
import { MissingPage } from '../shared/ui';
import { Redirect } from '../shared/ui/redirect';

function categoryAt(slug: string): Category | undefined {
  const asked = slug.toLowerCase();
  return categoryBySlug((Object.hasOwn(genreSlugAliases, asked) ? genreSlugAliases[asked] : undefined) ?? asked);
}

export const prefetch: PageModule['prefetch'] = ({ slug = '' }, dispatch) => {
  const category = categoryAt(slug);
  if (category) prefetchCategory(category, dispatch);
};

/** Redirects old slugs and other spellings to the canonical URL. */
export function Component() {
  const { slug = '' } = useParams();
  const category = categoryAt(slug);
  if (!category) return <MissingPage title={t`Genre Not Found`} href="/" linkText={t`Return Home`} />;
  if (category.slug !== slug) return <Redirect to={categoryHref(category.slug)} />;
  return <CategoryPage key={category.slug} category={category} />;
}
