import '#web/lib/zod-config.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '#web/lib/browser-router.tsx';
import { confirmIdentity } from '#web/accounts/step-up.ts';
import { setRecovery } from '#web/lib/call.ts';
import { listen } from '#web/lib/live.ts';
import { documentNonce } from '#web/lib/nonce.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { MemberApp } from '#web/member-app.tsx';
import { leaveForSignIn } from '#web/shell/leave-for-sign-in.ts';

// Dialogs lock the page's scrolling with a <style> of their own.
setNonce(documentNonce());
setRecovery({ onSignedOut: leaveForSignIn, confirmIdentity });

const queryClient = createQueryClient();
listen(queryClient);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <MemberApp />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
