import type { FastifyInstance } from 'fastify';
import { messagesIn } from '#contract/text/catalog.ts';
import { timeText } from '#contract/text/format.ts';
import { sendPage } from '#server/platform/link-page-document.ts';
import { languageFor } from '#server/platform/caller.ts';
import { escapeHtml } from '#server/platform/document-choice.ts';
import type { Deps } from '#server/ports/deps.ts';
import { listDemoHotels } from './hotels.ts';

/** In a demo, anyone may answer as a sample hotel: this page has the links that its contacts got. */
export function registerDemoHotels(app: FastifyInstance, deps: Deps): void {
  if (!deps.config.demo) return;
  app.get('/demo/partner', async (req, reply) => {
    const language = languageFor(req);
    const t = messagesIn(language).partnerPage;
    const hotels = await listDemoHotels(deps);
    const list = hotels
      .map(
        ({ hotel, city, topic, incidentId, sentAt, url }) =>
          `<li data-incident="${incidentId ?? ''}"><p class="what">${escapeHtml(hotel)}, ${escapeHtml(city)}</p>` +
          `<p class="state">${escapeHtml(t.demoSent(timeText(sentAt, language, 'America/Los_Angeles')))}</p>` +
          `<a href="${escapeHtml(url)}">${escapeHtml(topic === 'capacity' ? t.demoCapacity : t.demoOpen(hotel))}</a></li>`,
      )
      .join('');
    const main = `<p>${escapeHtml(t.demoIntro)}</p>${list ? `<ul>${list}</ul>` : `<p>${escapeHtml(t.demoNone)}</p>`}`;
    return sendPage(reply, { language, title: t.demoTitle, main }, deps.config.https);
  });
}
