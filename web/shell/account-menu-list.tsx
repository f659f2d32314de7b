import { useMutation } from '@tanstack/react-query';
import { LogOut, Settings } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from '#web/lib/link.tsx';
import { logOut } from '#web/core/accounts/queries.ts';
import { sentence } from '#web/lib/api-error.ts';
import {
  DropdownMenu,
  DropdownMenuCheck,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import { currentTheme, onTheme, setTheme } from '#web/ui/theme.ts';
import { toast } from '#web/lib/toast.ts';
import { ACCOUNT_BUTTON, AccountFace, useUser } from './account-face.tsx';
import { legalLinks } from './member-links.ts';
import * as t from '#text/shell/member.ts';

const THEMES = [
  { theme: 'light', label: t.light },
  { theme: 'dark', label: t.dark },
  { theme: 'system', label: t.system },
] as const;

/** The signed-in user, the theme, the terms and log out. Shown once its button was pressed, so it starts open. */
export function AccountMenuList() {
  const user = useUser();
  const theme = useSyncExternalStore(onTheme, currentTheme);
  const leave = useMutation({
    ...logOut,
    onError: (error) => toast({ title: t.notLoggedOut, text: sentence(error), destructive: true }),
  });
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger className={ACCOUNT_BUTTON}>
        <AccountFace />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-w-[calc(100vw-1rem)]">
        <DropdownMenuLabel className="grid">
          {user?.name && <span className="truncate text-base font-semibold text-ink">{user.name}</span>}
          <span className="truncate">{user?.email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{t.theme}</DropdownMenuLabel>
        {THEMES.map((choice) => (
          <DropdownMenuCheck
            key={choice.theme}
            checked={theme === choice.theme}
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={() => setTheme(choice.theme)}
          >
            {choice.label}
          </DropdownMenuCheck>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to="/settings">
            <Settings aria-hidden="true" />
            {t.settings}
          </Link>
        </DropdownMenuItem>
        {legalLinks.map(({ title, url, icon: Icon }) => (
          <DropdownMenuItem key={url} asChild>
            <Link to={url}>
              <Icon aria-hidden="true" />
              {title}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem onSelect={() => leave.mutate()}>
          <LogOut aria-hidden="true" />
          {t.logOut}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
