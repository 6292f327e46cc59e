import type { ContentFile } from './content-file';
import type { footerSchema, linksSchema, siteSchema, SiteOverrides } from './content-schemas';
import type { StoredContent } from './stored-content';

interface SiteParts {
  file: ContentFile<typeof siteSchema>;
  links: StoredContent<typeof linksSchema>;
  footer: StoredContent<typeof footerSchema>;
}

/** `site.json`, and below it the links and the footer of the dashboard. */
export class SiteContent {
  #parts: unknown[] = [];
  #value: SiteOverrides = {};

  constructor(private readonly parts: SiteParts) {}

  /** The same object until something changes. */
  read(): SiteOverrides {
    const [file, links, footer] = [this.parts.file.read(), this.parts.links.read(), this.parts.footer.read()];
    const parts = [file, links, footer];
    if (parts.every((part, at) => part === this.#parts[at])) return this.#value;
    this.#parts = parts;
    this.#value = {
      ...(Object.keys(links).length > 0 && { links }),
      ...(footer.length > 0 && { footerMessages: footer }),
      ...file,
    };
    return this.#value;
  }

  /** What `site.json` alone says. */
  readFile(): SiteOverrides {
    return this.parts.file.read();
  }

  get name(): string {
    return this.parts.file.name;
  }

  check(): ReturnType<ContentFile<typeof siteSchema>['check']> {
    return this.parts.file.check();
  }
}
