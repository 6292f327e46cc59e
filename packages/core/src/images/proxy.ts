/** Parameters of the image proxy (IMAGE-03). Sizes in CSS pixels. */
interface ProxyImageParams {
  w?: number;
  h?: number;
  /** Quality from 1 to 100. 1, the default, means full quality: `q` is not sent (IMAGE-04). */
  q?: number;
  output?: 'webp' | 'avif' | 'jpg' | 'png';
  fit?: 'cover' | 'contain' | 'fill' | 'inside' | 'outside';
  blur?: number;
  brightness?: number;
  contrast?: number;
  saturation?: number;
  sharpen?: number;
  rotation?: number;
  background?: string;
  crop?: string;
}

const DEFAULT_IMAGE_QUALITY = 1;

/** URL of an image through the resizing proxy; `output` is webp and `fit` is cover by default. */
export function proxyImageUrl(options: { proxyUrl: string; src: string } & ProxyImageParams): string {
  const { proxyUrl, src, q = DEFAULT_IMAGE_QUALITY, output = 'webp', fit = 'cover', ...rest } = options;
  const params = { url: src, output, fit, q: q === DEFAULT_IMAGE_QUALITY ? undefined : q, ...rest };
  const query = Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `${proxyUrl}?${query.join('&')}`;
}
