import '#web/lib/zod-config.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '#web/lib/browser-router.tsx';
import { confirmIdentity } from '#web/core/accounts/step-up.ts';
import { sessionQuery } from '#web/core/accounts/queries.ts';
import { setRecovery } from '#web/lib/call.ts';
import { listen } from '#web/lib/live.ts';
import { documentNonce } from '#web/lib/nonce.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { hideAndReload } from '#web/lib/restored-page.ts';
import { onOtherStoredUser, readStoredUser, setShownUser } from '#web/lib/session.ts';
import { homesQuery } from '#web/home/homes/queries.ts';
import { maintainOfflineCopy } from '#web/emergency/plan/offline-copy.ts';
import { MemberApp } from '#web/member-app.tsx';
import { leaveForSignIn } from '#web/lib/leave-for-sign-in.ts';

// Dialogs lock scrolling with a <style> element, which needs the nonce.
setNonce(documentNonce());
hideAndReload();
setShownUser(readStoredUser()?.id ?? null);
setRecovery({ onSignedOut: leaveForSignIn, confirmIdentity });

const queryClient = createQueryClient();
listen(queryClient);
// Nearly every page waits for this before it requests anything else; our team's pages don't.
if (!/^\/(admin|desk)\b/.test(location.pathname)) void queryClient.prefetchQuery(homesQuery);
// The server decides who is signed in, so a change in another tab only triggers a refetch.
onOtherStoredUser(() => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }));

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <MemberApp />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);

// After everything that the page itself loads.
addEventListener('load', () => void maintainOfflineCopy(queryClient), { once: true });
