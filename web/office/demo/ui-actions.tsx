import { Bell, Download, Ellipsis, LogOut, Menu, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuCheck,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { Specimen, SpecimenRow } from './ui-specimen.tsx';
import * as t from '#text/office/components.ts';

const VARIANTS = ['primary', 'action', 'secondary', 'outline', 'ghost', 'danger', 'link'] as const;

export function UiActions() {
  return (
    <>
      <Specimen title={t.buttonVariants}>
        <SpecimenRow>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} className="capitalize">
              {variant}
            </Button>
          ))}
        </SpecimenRow>
      </Specimen>
      <Specimen title={t.disabled}>
        <SpecimenRow>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} disabled className="capitalize">
              {variant}
            </Button>
          ))}
        </SpecimenRow>
      </Specimen>
      <Specimen title={t.sizes}>
        <SpecimenRow>
          <Button size="small">{t.small}</Button>
          <Button>
            <Download className="size-5" aria-hidden="true" />
            {t.medium}
          </Button>
          <Button size="large">{t.large}</Button>
          <a href="#actions" className={buttonClass({ variant: 'secondary' })}>
            {t.aLink}
          </a>
        </SpecimenRow>
      </Specimen>
      <BusyButtons />
      <Specimen title={t.iconButtons}>
        <SpecimenRow>
          <Tooltip text={t.alerts}>
            <IconButton label={t.alerts}>
              <Bell className="size-5" aria-hidden="true" />
            </IconButton>
          </Tooltip>
          <IconButton label={t.edit} variant="outline">
            <Pencil className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label={t.openMenu} variant="primary">
            <Menu className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label={t.remove} disabled>
            <Trash2 className="size-5" aria-hidden="true" />
          </IconButton>
        </SpecimenRow>
      </Specimen>
      <Specimen title={t.menu}>
        <SpecimenRow>
          <MoreMenu />
        </SpecimenRow>
      </Specimen>
      <Specimen title={t.themeAndKeys}>
        <SpecimenRow>
          <ThemeToggle />
          <ThemeToggle compact />
          <span>
            <Kbd>{t.ctrl}</Kbd> <Kbd>B</Kbd>
          </span>
        </SpecimenRow>
      </Specimen>
    </>
  );
}

function BusyButtons() {
  const [busy, setBusy] = useState(true);
  return (
    <Specimen title={t.busyTitle}>
      <SpecimenRow>
        <Button busy={busy} busyLabel={t.creatingAccount}>
          {t.createAccount}
        </Button>
        <Button busy={busy} variant="outline">
          {t.saveHome}
        </Button>
        <Button busy={busy} variant="danger">
          {t.deleteDocument}
        </Button>
        <Button variant="ghost" onClick={() => setBusy(!busy)}>
          {t.toggleBusy}
        </Button>
      </SpecimenRow>
    </Specimen>
  );
}

function MoreMenu() {
  const [alerts, setAlerts] = useState(true);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">
          {t.more}
          <Ellipsis className="size-5" aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>{t.sampleAddress}</DropdownMenuLabel>
        <DropdownMenuItem>
          <Pencil aria-hidden="true" />
          {t.editHome}
        </DropdownMenuItem>
        <DropdownMenuCheck checked={alerts} onCheckedChange={setAlerts}>
          {t.alertsByText}
        </DropdownMenuCheck>
        <DropdownMenuItem disabled>
          <LogOut aria-hidden="true" />
          {t.leaveHome}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem destructive>
          <Trash2 aria-hidden="true" />
          {t.deleteHome}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
