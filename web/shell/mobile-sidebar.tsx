import { Sheet, SheetContent, SheetTitle } from '#web/ui/sheet.tsx';
import { Groups, SIDEBAR_ID, SIDEBAR_TOGGLE_ID } from './sidebar.tsx';
import * as t from '#text/shell/member.ts';

export type MobileSidebarProps = { isOpen: boolean; onOpenChange: (open: boolean) => void };

/** On small screens: an 18rem sheet over the page. */
export function MobileSidebar({ isOpen, onOpenChange }: MobileSidebarProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        id={SIDEBAR_ID}
        side="left"
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // Following a link moves focus to the new page's heading. Restore focus only if the menu was
          // dismissed.
          const isLost = document.activeElement === null || document.activeElement === document.body;
          if (isLost) document.getElementById(SIDEBAR_TOGGLE_ID)?.focus();
        }}
      >
        <SheetTitle>{t.menu}</SheetTitle>
        <Groups onChoose={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}
