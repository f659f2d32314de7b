import { type KeyboardEvent, useEffect, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { quietMoment } from '#web/lib/quiet-moment.ts';
import { toast } from '#web/lib/toast.ts';
import { ACCOUNT_BUTTON, AccountFace } from './account-face.tsx';
import * as errors from '#text/lib/errors.ts';

// The menu's code is as large as a page, so it comes after the page.
const AccountMenuList = lazyPart(() => import('./account-menu-list.tsx').then((m) => m.AccountMenuList));

/** The button of the account menu. The first press replaces it by the menu with its own button. */
export function AccountMenu() {
  const [isOpened, setOpened] = useState(false);
  useEffect(
    () =>
      void quietMoment()
        .then(AccountMenuList.preload)
        .catch(() => {}),
    [],
  );
  const open = () =>
    void AccountMenuList.preload().then(
      () => setOpened(true),
      () => toast({ title: errors.error, text: errors.unreachable, destructive: true }),
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  if (isOpened) return <AccountMenuList />;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className={ACCOUNT_BUTTON}
      onClick={open}
      onKeyDown={onKeyDown}
    >
      <AccountFace />
    </button>
  );
}
