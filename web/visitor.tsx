import { setNonce } from 'get-nonce';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router';
import { BrowserRouter } from '#web/lib/browser-router.tsx';
import { documentNonce } from '#web/lib/nonce.ts';
import { onRestored } from '#web/lib/restored-page.ts';
import { clearStoredUser, readStoredUser } from '#web/lib/session.ts';
import { publicRoutes } from '#web/routes.tsx';
import { VisitorApp } from '#web/visitor-app.tsx';

// Dialogs lock the page's scrolling with a <style> of their own.
setNonce(documentNonce());

// This document is sent to those who are not signed in: a name left in storage is out of date.
clearStoredUser();
onRestored(() => {
  if (readStoredUser()) location.reload();
});

// The page's code comes first: hydrating without it would throw away the HTML that is already on the screen.
const routes = publicRoutes().map((route) => ({ ...route, caseSensitive: true }));
const [match] = matchRoutes(routes, location.pathname) ?? [];
await match?.route.preload();

const app = (
  <StrictMode>
    <BrowserRouter>
      <VisitorApp />
    </BrowserRouter>
  </StrictMode>
);
const root = document.getElementById('root') as HTMLElement;
// In a transition React works in short slices, so a tap in the meantime is not kept waiting.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
