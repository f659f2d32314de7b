import { setNonce } from 'get-nonce';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pathIn } from '#contract/text/paths.ts';
import { language } from '#text/locale.ts';
import { BrowserRouter } from '#web/lib/browser-router.tsx';
import { matchRoute, withoutBase } from '#web/lib/match-path.ts';
import { documentNonce } from '#web/lib/nonce.ts';
import { onRestored } from '#web/lib/restored-page.ts';
import { clearStoredUser, readStoredUser } from '#web/lib/session.ts';
import { publicRoutes } from '#web/routes.tsx';
import { VisitorApp } from '#web/visitor-app.tsx';

// Dialogs lock scrolling with a <style> element, which needs the nonce.
setNonce(documentNonce());

// This document is sent only to signed-out visitors, so a stored user is out of date.
clearStoredUser();
onRestored(() => {
  if (readStoredUser()) location.reload();
});

// Load the page's code first: hydrating without it would discard the HTML on screen.
const basename = pathIn(language, '/');
const match = matchRoute(publicRoutes(), withoutBase(location.pathname, basename));
await match?.route.preload();

const app = (
  <StrictMode>
    <BrowserRouter basename={basename}>
      <VisitorApp />
    </BrowserRouter>
  </StrictMode>
);
const root = document.getElementById('root') as HTMLElement;
// In a transition React renders in short slices, so a tap isn't delayed.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
