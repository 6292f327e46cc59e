import { chooseSiteLanguage, isFourKToken, LANGUAGE_PARAM, parseAcceptLanguage } from '@marquee/core';
import { tokenSubmitBodySchema, UI_TOKEN_HEADER } from '@marquee/core/contracts';
import express, { Router } from 'express';
import { ProviderError } from '../http/provider-error';
import { unlockedStreams } from '../streams/sources';
import { issueToken, TOKEN_PAGE_POLICY, tokenPage } from './token-page';

/** The token calls (TOKEN-07, TOKEN-08). Tokens are never stored or logged. */
export function createTokenRoutes(): Router {
  const router = Router();

  router.get('/token', (request, response) => {
    const wanted = request.query[LANGUAGE_PARAM];
    const language = chooseSiteLanguage({
      address: typeof wanted === 'string' ? wanted : null,
      browser: parseAcceptLanguage(request.get('accept-language') ?? ''),
    });
    response
      .vary('Accept-Language')
      .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': TOKEN_PAGE_POLICY })
      .type('html')
      .send(tokenPage(issueToken(), language));
  });

  router.get('/streams', (request, response) => {
    const token = request.get(UI_TOKEN_HEADER);
    if (!token) throw new ProviderError('token_missing', { text: `Send your token in the header ${UI_TOKEN_HEADER}.` });
    response.set('Cache-Control', 'no-store').json({ streams: isFourKToken(token) ? unlockedStreams : [] });
  });

  router.post('/cosmic-token-submit', express.json({ limit: '16kb' }), (request, response) => {
    const body = tokenSubmitBodySchema.safeParse(request.body);
    if (!body.success) {
      throw new ProviderError('body_invalid', {
        text: 'Send JSON in the form {"uiToken": "your token"}.',
        fields: { uiToken: 'A string is required.' },
      });
    }
    const { uiToken } = body.data;
    const header = request.get(UI_TOKEN_HEADER);
    if (header !== undefined && header !== uiToken) {
      throw new ProviderError('token_mismatch', {
        text: `The header ${UI_TOKEN_HEADER} and the body contain different tokens.`,
      });
    }
    if (!isFourKToken(uiToken)) throw new ProviderError('token_invalid');
    response.set('Cache-Control', 'no-store').json({ token: uiToken });
  });

  return router;
}
