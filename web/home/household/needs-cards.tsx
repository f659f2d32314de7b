import { useMutation } from '@tanstack/react-query';
import { ArrowUpToLine, PawPrint, Phone, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { EmergencyContact, Household, Person, Pet } from '#contract/home/household.ts';
import { formatPhone } from '#contract/phone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/lib/toast.ts';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { EntryRow, EntrySection } from './entry-list.tsx';
import { toastError } from './form-errors.ts';
import { PersonDialog } from './person-dialog.tsx';
import { PetDialog } from './pet-dialog.tsx';
import { callFirst, removeContact, removePerson, removePet } from './queries.ts';
import { AGE_SHORT, MOBILITY_WORDS, petWords, POWER_WORDS, transportStatus } from './words.ts';
import * as t from '#text/home/household.ts';

type CardProps = { household: Household; isEditable: boolean };
/** The dialog's state: closed, a new entry, or this one. */
type Editing<T> = { entry: T | null } | null;

/** A link opens the dialog for a new entry: `/household?open=person`. */
function useEditing<T>(name: string): [Editing<T>, (next: Editing<T>) => void] {
  const [open, setOpen] = useOpenDialog(name);
  const [entry, setEntry] = useState<T | null>(null);
  const set = (next: Editing<T>) => {
    setEntry(next?.entry ?? null);
    if (!next?.entry) setOpen(next ? name : null);
  };
  return [entry ? { entry } : open ? { entry: null } : null, set];
}

export function PeopleCard({ household: { homeId, people }, isEditable }: CardProps) {
  const [editing, setEditing] = useEditing<Person>('person');
  return (
    <EntrySection
      icon={UsersRound}
      title={t.people}
      text={t.peopleText}
      addLabel={t.addPerson}
      onAdd={isEditable ? () => setEditing({ entry: null }) : null}
      isEmpty={people.length === 0}
      emptyText={t.noPeople}
      dialog={
        isEditable &&
        editing && <PersonDialog homeId={homeId} person={editing.entry} onClose={() => setEditing(null)} />
      }
    >
      {people.map((person) => (
        <EntryRow
          key={person.id}
          name={person.name}
          at={{ homeId, id: person.id }}
          isEditable={isEditable}
          removal={removePerson}
          removeTitle={t.removeQuestion(person.name)}
          removeText={t.removeText}
          onEdit={() => setEditing({ entry: person })}
        >
          <p className="wrap-anywhere">
            <span className="font-medium">{person.name}</span>
            <span className="text-muted">, {AGE_SHORT[person.ageGroup].toLowerCase()}</span>
          </p>
          <PersonNeeds person={person} />
          {person.note && (
            <p className="text-sm whitespace-pre-line wrap-anywhere text-muted">{person.note}</p>
          )}
        </EntryRow>
      ))}
    </EntrySection>
  );
}

function PersonNeeds({ person: { mobility, power } }: { person: Person }) {
  if (mobility === 'none' && power.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {mobility !== 'none' && <Badge tone="amber">{MOBILITY_WORDS[mobility]}</Badge>}
      {power.map((need) => (
        <Badge key={need} tone="amber" className="whitespace-normal">
          {POWER_WORDS[need]}
        </Badge>
      ))}
    </p>
  );
}

export function PetsCard({ household: { homeId, pets }, isEditable }: CardProps) {
  const [editing, setEditing] = useEditing<Pet>('animals');
  return (
    <EntrySection
      icon={PawPrint}
      title={t.animals}
      text={t.animalsText}
      addLabel={t.addAnimals}
      onAdd={isEditable ? () => setEditing({ entry: null }) : null}
      isEmpty={pets.length === 0}
      emptyText={t.noAnimals}
      dialog={
        isEditable &&
        editing && <PetDialog homeId={homeId} pet={editing.entry} onClose={() => setEditing(null)} />
      }
    >
      {pets.map((pet) => (
        <EntryRow
          key={pet.id}
          name={pet.names || petWords(pet)}
          at={{ homeId, id: pet.id }}
          isEditable={isEditable}
          removal={removePet}
          removeTitle={t.removeQuestion(petWords(pet))}
          removeText={t.removeText}
          onEdit={() => setEditing({ entry: pet })}
        >
          <p className="wrap-anywhere">
            <span className="font-medium">{petWords(pet)}</span>
            {pet.names && <span className="text-muted">: {pet.names}</span>}
          </p>
          <p>
            <Badge tone={pet.isTransportReady ? 'moss' : 'amber'}>{transportStatus(pet)}</Badge>
          </p>
          {pet.note && <p className="text-sm whitespace-pre-line wrap-anywhere text-muted">{pet.note}</p>}
        </EntryRow>
      ))}
    </EntrySection>
  );
}

export function ContactsCard({ household: { homeId, contacts }, isEditable }: CardProps) {
  const [editing, setEditing] = useEditing<EmergencyContact>('contact');
  const first = useMutation({ ...callFirst, onError: toastError });
  return (
    <EntrySection
      icon={Phone}
      title={t.emergencyContacts}
      text={t.contactsText}
      addLabel={t.addContact}
      onAdd={isEditable ? () => setEditing({ entry: null }) : null}
      isEmpty={contacts.length === 0}
      emptyText={t.noContacts}
      dialog={
        isEditable &&
        editing && <ContactDialog homeId={homeId} contact={editing.entry} onClose={() => setEditing(null)} />
      }
    >
      {contacts.map((contact, i) => (
        <EntryRow
          key={contact.id}
          name={contact.name}
          at={{ homeId, id: contact.id }}
          isEditable={isEditable}
          removal={removeContact}
          removeTitle={t.removeQuestion(contact.name)}
          removeText={t.removeContactText}
          onEdit={() => setEditing({ entry: contact })}
          actions={
            i > 0 && (
              <IconButton
                label={t.callFirst(contact.name)}
                onClick={() =>
                  first.mutate(
                    { homeId, id: contact.id },
                    { onSuccess: () => toast({ title: t.orderSaved, text: t.isFirst(contact.name) }) },
                  )
                }
              >
                <ArrowUpToLine className="size-5" aria-hidden="true" />
              </IconButton>
            )
          }
        >
          <p className="wrap-anywhere">
            <span className="font-medium">{contact.name}</span>
            {contact.relation && <span className="text-muted">, {contact.relation}</span>}
          </p>
          <p className="text-sm wrap-anywhere text-muted tabular">
            {[contact.phone && formatPhone(contact.phone), contact.email].filter(Boolean).join(' · ')}
          </p>
          {contact.isOutOfArea && (
            <p>
              <Badge tone="sky">{t.outOfArea}</Badge>
            </p>
          )}
        </EntryRow>
      ))}
    </EntrySection>
  );
}
