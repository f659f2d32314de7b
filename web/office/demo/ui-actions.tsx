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

const VARIANTS = ['primary', 'action', 'secondary', 'outline', 'ghost', 'danger', 'link'] as const;

export function UiActions() {
  return (
    <>
      <Specimen title="Button variants">
        <SpecimenRow>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} className="capitalize">
              {variant}
            </Button>
          ))}
        </SpecimenRow>
      </Specimen>
      <Specimen title="Disabled">
        <SpecimenRow>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} disabled className="capitalize">
              {variant}
            </Button>
          ))}
        </SpecimenRow>
      </Specimen>
      <Specimen title="Sizes, with an icon, and a link that looks like a button">
        <SpecimenRow>
          <Button size="small">Small</Button>
          <Button>
            <Download className="size-5" aria-hidden="true" />
            Medium
          </Button>
          <Button size="large">Large</Button>
          <a href="#actions" className={buttonClass({ variant: 'secondary' })}>
            A link
          </a>
        </SpecimenRow>
      </Specimen>
      <BusyButtons />
      <Specimen title="Icon buttons; the first has a tooltip after 700 ms">
        <SpecimenRow>
          <Tooltip text="Alerts">
            <IconButton label="Alerts">
              <Bell className="size-5" aria-hidden="true" />
            </IconButton>
          </Tooltip>
          <IconButton label="Edit" variant="outline">
            <Pencil className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label="Open menu" variant="primary">
            <Menu className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label="Delete" disabled>
            <Trash2 className="size-5" aria-hidden="true" />
          </IconButton>
        </SpecimenRow>
      </Specimen>
      <Specimen title="Menu">
        <SpecimenRow>
          <MoreMenu />
        </SpecimenRow>
      </Specimen>
      <Specimen title="Theme, and keys">
        <SpecimenRow>
          <ThemeToggle />
          <ThemeToggle compact />
          <span>
            <Kbd>Ctrl</Kbd> <Kbd>B</Kbd>
          </span>
        </SpecimenRow>
      </Specimen>
    </>
  );
}

function BusyButtons() {
  const [busy, setBusy] = useState(true);
  return (
    <Specimen title="Busy keeps the width; the last button turns it on and off">
      <SpecimenRow>
        <Button busy={busy} busyLabel="Creating account...">
          Create account
        </Button>
        <Button busy={busy} variant="outline">
          Save home
        </Button>
        <Button busy={busy} variant="danger">
          Delete document
        </Button>
        <Button variant="ghost" onClick={() => setBusy(!busy)}>
          Toggle busy
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
          More
          <Ellipsis className="size-5" aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>1040 Oak Ridge Road</DropdownMenuLabel>
        <DropdownMenuItem>
          <Pencil aria-hidden="true" />
          Edit home
        </DropdownMenuItem>
        <DropdownMenuCheck checked={alerts} onCheckedChange={setAlerts}>
          Alerts by text message
        </DropdownMenuCheck>
        <DropdownMenuItem disabled>
          <LogOut aria-hidden="true" />
          Leave this home
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem destructive>
          <Trash2 aria-hidden="true" />
          Delete home
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
