-- The whole schema. Tables stand in the order of the wings (ARCHITECTURE.md), each with its constraints, indexes and
-- triggers. Later changes go into migrations of their own: a file that ran is never edited.


-- Every three letters that follow each other: an index of them finds a part of a word without an extension. It costs enough
-- that the planner never works it out row by row where the index can be asked.
CREATE FUNCTION letters_of(words text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT COST 10000 PARALLEL SAFE
    AS $$
  SELECT coalesce(array_agg(DISTINCT pg_catalog.substr(pg_catalog.lower(words), n, 3)), '{}')
  FROM pg_catalog.generate_series(1, pg_catalog.length(words) - 2) n
$$;

-- Ids made by the database: UUID version 7, so that rows made together lie together in an index.
-- PostgreSQL 18 has uuidv7() built in; this one runs on 15 and later, so that every database has the same default.
-- The 48 bits of Unix time in milliseconds replace the first six bytes of a random version 4 id; bits 52 and 53 turn
-- the version nibble from 4 into 7.
CREATE FUNCTION new_id() RETURNS uuid
    LANGUAGE sql PARALLEL SAFE
    AS $$
  select encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$$;

CREATE SEQUENCE membership_readings
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

-- ## platform

-- Answers already given under an Idempotency-Key, kept for three days.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  reply json,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT idempotency_keys_user_id_key_pk PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_created_at_index ON idempotency_keys (created_at);

-- How many rows of a list there are of each kind, as far as they are added up: triggers in the migrations count.
CREATE TABLE tallies (
  list text NOT NULL,
  part text NOT NULL,
  rows bigint NOT NULL,
  CONSTRAINT tallies_list_part_pk PRIMARY KEY (list, part)
);

-- How much a tally moved since. Rows are only added: nobody waits for a counter.
CREATE TABLE tally_changes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  list text NOT NULL,
  part text NOT NULL,
  change bigint NOT NULL,
  CONSTRAINT tally_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX tally_changes_list_part_index ON tally_changes (list, part);

-- ## core/accounts

CREATE TABLE users (
  id uuid DEFAULT new_id() NOT NULL,
  email text NOT NULL,
  name text,
  role text DEFAULT 'USER' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT users_email_lower_case CHECK (email = lower(email)),
  CONSTRAINT users_role_known CHECK (role IN ('USER', 'ADMIN')),
  CONSTRAINT users_pkey PRIMARY KEY (id)
);
CREATE INDEX users_admins ON users (id) WHERE (role = 'ADMIN');
CREATE INDEX users_created_at_index ON users (created_at);
CREATE INDEX users_email_beginning ON users (email text_pattern_ops);
CREATE UNIQUE INDEX users_email_key ON users (email);
CREATE INDEX users_words ON users USING gin (letters_of(name));

-- A signed-in browser. The token itself is in its cookie only; here is its SHA-256.
CREATE TABLE sessions (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  device text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  verified_at timestamptz,
  passkey_at timestamptz,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expires_at_index ON sessions (expires_at);
CREATE UNIQUE INDEX sessions_token_hash_key ON sessions (token_hash);
CREATE INDEX sessions_user_id_index ON sessions (user_id);

-- Someone asked for a code by e-mail: to sign in, or to confirm it is them. Written alike for known and unknown addresses.
CREATE TABLE mail_challenges (
  id uuid DEFAULT new_id() NOT NULL,
  purpose text NOT NULL,
  email text NOT NULL,
  browser_hash bytea NOT NULL,
  ip text NOT NULL,
  code_hash bytea,
  link_hash bytea,
  attempts integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT mail_challenges_attempts_bounded CHECK (attempts BETWEEN 0 AND 5),
  CONSTRAINT mail_challenges_purpose_known CHECK (purpose IN ('sign-in', 'step-up')),
  CONSTRAINT mail_challenges_pkey PRIMARY KEY (id)
);
CREATE INDEX mail_challenges_browser_hash_index ON mail_challenges (browser_hash);
CREATE INDEX mail_challenges_email_created_at_index ON mail_challenges (email, created_at);
CREATE INDEX mail_challenges_ip_created_at_index ON mail_challenges (ip, created_at);
CREATE UNIQUE INDEX mail_challenges_link_hash_key ON mail_challenges (link_hash);

CREATE TABLE passkeys (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  last_used_at timestamptz,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX passkeys_user_id_index ON passkeys (user_id);

-- A WebAuthn challenge waiting for its one answer.
CREATE TABLE passkey_challenges (
  id uuid DEFAULT new_id() NOT NULL,
  purpose text NOT NULL,
  user_id uuid,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT passkey_challenges_purpose_known CHECK (purpose IN ('sign-in', 'step-up', 'register')),
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (id),
  CONSTRAINT passkey_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_expires_at_index ON passkey_challenges (expires_at);
CREATE INDEX passkey_challenges_user_id_index ON passkey_challenges (user_id);

-- Somebody wants their account gone. Until `dueAt` they can take it back.
CREATE TABLE account_deletions (
  user_id uuid NOT NULL,
  requested_at timestamptz DEFAULT now() NOT NULL,
  home_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  due_at timestamptz NOT NULL,
  CONSTRAINT account_deletions_pkey PRIMARY KEY (user_id),
  CONSTRAINT account_deletions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_deletions_due_at_index ON account_deletions (due_at);

-- ## core/sealing

-- * The key of a home, wrapped by a master key that is never in the database. Everything sealed for the home opens with it;
-- without this row nothing does.
CREATE TABLE home_keys (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  master_key_id text NOT NULL,
  wrapped bytea NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT home_keys_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX home_keys_home_key ON home_keys (home_id);
CREATE INDEX home_keys_master_key_id_index ON home_keys (master_key_id);

-- ## core/files

-- * An encrypted file in the storage. The row comes first (`storing`), then the bytes and their `digest`, then whoever it is
-- for adopts it (`stored`): whatever a crash leaves behind is known by its row and swept. `homeId` has no foreign key: a file outlives its home until the storage
-- has let go of it.
CREATE TABLE files (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  state text DEFAULT 'storing' NOT NULL,
  kind text DEFAULT 'upload' NOT NULL,
  storage_key text NOT NULL,
  thumb_key text,
  mime text NOT NULL,
  bytes bigint DEFAULT 0 NOT NULL,
  width integer,
  height integer,
  wrapped_key bytea NOT NULL,
  key_id uuid NOT NULL,
  digest bytea,
  created_by uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  changed_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT files_kind_known CHECK (kind IN ('upload', 'made')),
  CONSTRAINT files_size_not_negative CHECK (bytes >= 0),
  CONSTRAINT files_state_known CHECK (state IN ('storing', 'stored', 'deleting')),
  CONSTRAINT files_pkey PRIMARY KEY (id)
);
CREATE INDEX files_home_id_index ON files (home_id);
CREATE UNIQUE INDEX files_storage_key_key ON files (storage_key);
CREATE INDEX files_unsettled ON files (changed_at) WHERE (state <> 'stored');

-- ## core/audit

-- * Who changed what, when and from where. Rows are added and never changed: the database refuses it. Each carries the hash
-- of the one before it in its chain, so that a row altered or taken out is found.
CREATE TABLE audit_entries (
  chain uuid NOT NULL,
  seq integer NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid,
  device text,
  action text NOT NULL,
  subject_id uuid,
  detail bytea,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  version smallint DEFAULT 1 NOT NULL,
  kind text,
  network text,
  changes bytea,
  id uuid GENERATED ALWAYS AS ((OVERLAY(OVERLAY(md5(((chain)::text || (seq)::text)) PLACING '8' FROM 13) PLACING 'a' FROM 17))::uuid) STORED NOT NULL,
  CONSTRAINT audit_entries_chain_seq_pk PRIMARY KEY (chain, seq)
);
CREATE INDEX audit_entries_action_at_id_index ON audit_entries (action, at, id);
CREATE INDEX audit_entries_actor_id_at_index ON audit_entries (actor_id, at);
CREATE INDEX audit_entries_at_id_index ON audit_entries (at, id);
CREATE UNIQUE INDEX audit_entries_id_index ON audit_entries (id);
CREATE INDEX audit_entries_office ON audit_entries (at, id) WHERE (kind = 'office');
CREATE INDEX audit_entries_office_action ON audit_entries (action, at, id) WHERE (kind = 'office');
CREATE INDEX audit_entries_subject_id_at_index ON audit_entries (subject_id, at);

-- The end of each chain: locked while an entry is added, so that there is one order.
CREATE TABLE audit_heads (
  chain uuid NOT NULL,
  seq integer NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT audit_heads_pkey PRIMARY KEY (chain)
);

-- * Ends of chains as they once were, signed by a key outside the database: who could rewrite a whole chain still cannot
-- sign it. Never deleted. That of a history which was lawfully forgotten is the trace it leaves.
CREATE TABLE audit_seals (
  chain_hash bytea NOT NULL,
  chain uuid,
  seq integer NOT NULL,
  hash bytea NOT NULL,
  forgotten_at timestamptz,
  sealed_in integer NOT NULL,
  key_id text NOT NULL,
  signature bytea NOT NULL,
  CONSTRAINT audit_seals_chain_unique UNIQUE (chain),
  CONSTRAINT audit_seals_pkey PRIMARY KEY (chain_hash)
);

-- How many seals there were, and how many entries they stand for: a seal taken out, or put back to an older one, is missed.
CREATE TABLE audit_checkpoints (
  number integer NOT NULL,
  at timestamptz NOT NULL,
  chains integer NOT NULL,
  entries bigint NOT NULL,
  key_id text NOT NULL,
  signature bytea NOT NULL,
  CONSTRAINT audit_checkpoints_pkey PRIMARY KEY (number)
);

-- What came of looking through all histories.
CREATE TABLE audit_checks (
  id uuid DEFAULT new_id() NOT NULL,
  at timestamptz NOT NULL,
  chains integer NOT NULL,
  entries bigint NOT NULL,
  faults integer NOT NULL,
  CONSTRAINT audit_checks_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_checks_at_index ON audit_checks (at);

-- ## core/notifications

-- What a person chose to hear, and by which way. No row: the default of its kind.
CREATE TABLE notification_preferences (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  is_on boolean NOT NULL,
  CONSTRAINT notification_preferences_user_id_kind_channel_pk PRIMARY KEY (user_id, kind, channel),
  CONSTRAINT notification_preferences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Where text messages reach somebody, once a code proved it. A number being changed stays until the new one is proven.
CREATE TABLE phones (
  user_id uuid NOT NULL,
  phone text,
  verified_at timestamptz,
  code_hash bytea,
  code_expires_at timestamptz,
  code_tries integer DEFAULT 0 NOT NULL,
  code_sent_at timestamptz,
  stopped_at timestamptz,
  pending_phone text,
  codes integer DEFAULT 0 NOT NULL,
  codes_since timestamptz,
  CONSTRAINT phones_proven_has_time CHECK ((phone IS NULL) = (verified_at IS NULL)),
  CONSTRAINT phones_pkey PRIMARY KEY (user_id),
  CONSTRAINT phones_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX phones_pending_phone_index ON phones (pending_phone);
CREATE INDEX phones_that_take_texts ON phones (user_id) WHERE ((verified_at IS NOT NULL) AND (stopped_at IS NULL));

-- A browser that lets us push notices to it.
CREATE TABLE push_subscriptions (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  device text,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX push_subscriptions_endpoint ON push_subscriptions (endpoint);
CREATE INDEX push_subscriptions_user_id_index ON push_subscriptions (user_id);

-- * Words about an incident to one person by one channel: queued with what they are about, written when they are sent, and
-- sent once. `round` counts the repeats of an escalation. Partitioned by incident, as activations are.
CREATE TABLE notices (
  incident_id uuid NOT NULL,
  home_id uuid NOT NULL,
  user_id uuid NOT NULL,
  channel text NOT NULL,
  kind text NOT NULL,
  round smallint DEFAULT 0 NOT NULL,
  state text DEFAULT 'queued' NOT NULL,
  due_at timestamptz NOT NULL,
  attempts smallint DEFAULT 0 NOT NULL,
  provider_ref text,
  sent_at timestamptz,
  reason text,
  CONSTRAINT notices_channel_known CHECK (channel IN ('email', 'sms', 'push')),
  CONSTRAINT notices_state_known CHECK (state IN ('queued', 'sending', 'sent', 'failed', 'dropped')),
  CONSTRAINT notices_incident_id_home_id_user_id_channel_kind_round_pk PRIMARY KEY (incident_id, home_id, user_id, channel, kind, round)
) PARTITION BY LIST (incident_id);
CREATE TABLE notices_small PARTITION OF notices DEFAULT;
CREATE INDEX notices_to_send ON notices (due_at) WHERE (state IN ('queued', 'sending'));
CREATE INDEX notices_user_id_index ON notices (user_id);
CREATE INDEX notices_failed ON notices (due_at) WHERE (state = 'failed');

-- ## core/reviews

-- Something the product does not decide by itself. Asked once, decided once, by a person.
CREATE TABLE reviews (
  id uuid DEFAULT new_id() NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  zone_id uuid,
  home_id uuid,
  incident_id uuid,
  summary text NOT NULL,
  facts jsonb NOT NULL,
  opened_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by uuid,
  decision text,
  note text,
  CONSTRAINT reviews_pkey PRIMARY KEY (id),
  CONSTRAINT reviews_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX reviews_asked_once ON reviews (kind, key);
CREATE INDEX reviews_home_id_index ON reviews (home_id);
CREATE INDEX reviews_incident_id_index ON reviews (incident_id);
CREATE INDEX reviews_open ON reviews (opened_at) WHERE (decided_at IS NULL);

-- ## outreach/risk-map

CREATE TABLE risk_areas (
  id text NOT NULL,
  name text NOT NULL,
  county text NOT NULL,
  fips text,
  risk_score double precision NOT NULL,
  risk_level text NOT NULL,
  population double precision,
  building_value double precision,
  expected_annual_loss double precision,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  hazards jsonb NOT NULL,
  release date,
  seed_fingerprint text,
  edited_at timestamptz,
  removed_at timestamptz,
  CONSTRAINT risk_areas_fips_five_digits CHECK (fips ~ '^[0-9]{5}$'),
  CONSTRAINT risk_areas_level_known CHECK (risk_level IN ('Very High Risk', 'High Risk', 'Relatively High Risk', 'Relatively Moderate Risk')),
  CONSTRAINT risk_areas_on_earth CHECK (lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180),
  CONSTRAINT risk_areas_score_in_range CHECK ((risk_score >= (0)::double precision) AND (risk_score <= (100)::double precision)),
  CONSTRAINT risk_areas_pkey PRIMARY KEY (id)
);

CREATE TABLE risk_disasters (
  id text NOT NULL,
  type text NOT NULL,
  name text NOT NULL,
  date date NOT NULL,
  county text NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  severity text NOT NULL,
  damage_usd double precision,
  fatalities integer,
  evacuated integer,
  acres_burned double precision,
  containment_percent double precision,
  magnitude double precision,
  depth double precision,
  affected_properties integer,
  peak_flow_rate double precision,
  sources text[] NOT NULL,
  note text,
  seed_fingerprint text,
  edited_at timestamptz,
  removed_at timestamptz,
  CONSTRAINT risk_disasters_has_source CHECK (cardinality(sources) > 0),
  CONSTRAINT risk_disasters_on_earth CHECK (lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180),
  CONSTRAINT risk_disasters_severity_known CHECK (severity IN ('minor', 'moderate', 'major', 'severe', 'catastrophic')),
  CONSTRAINT risk_disasters_type_known CHECK (type IN ('wildfire', 'earthquake', 'flood')),
  CONSTRAINT risk_disasters_pkey PRIMARY KEY (id)
);

CREATE TABLE risk_partners (
  id text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  address text NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  rating double precision NOT NULL,
  network_status text NOT NULL,
  capacity integer,
  amenities text[] NOT NULL,
  services text[] NOT NULL,
  emergency_features text[] NOT NULL,
  contact_phone text NOT NULL,
  price_range text,
  availability text NOT NULL,
  response_time text,
  coverage text,
  is_sample boolean NOT NULL,
  seed_fingerprint text,
  edited_at timestamptz,
  removed_at timestamptz,
  CONSTRAINT risk_partners_availability_known CHECK (availability IN ('available', 'limited', 'unavailable')),
  CONSTRAINT risk_partners_network_status_known CHECK (network_status IN ('preferred', 'in_network', 'partner')),
  CONSTRAINT risk_partners_on_earth CHECK (lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180),
  CONSTRAINT risk_partners_rating_in_range CHECK ((rating >= (0)::double precision) AND (rating <= (5)::double precision)),
  CONSTRAINT risk_partners_type_known CHECK (type IN ('hotel', 'pet_boarding', 'emergency_services', 'medical', 'emergency_shelter', 'transportation', 'veterinary', 'emergency_supplies', 'food_services')),
  CONSTRAINT risk_partners_pkey PRIMARY KEY (id)
);

-- One county of FEMA's National Risk Index: built in, or imported by an operator.
CREATE TABLE risk_counties (
  fips text NOT NULL,
  name text NOT NULL,
  state text NOT NULL,
  risk_score double precision,
  rating text NOT NULL,
  population double precision,
  building_value double precision,
  expected_annual_loss double precision,
  hazards jsonb NOT NULL,
  release date NOT NULL,
  seed_fingerprint text,
  CONSTRAINT risk_counties_fips_five_digits CHECK (fips ~ '^[0-9]{5}$'),
  CONSTRAINT risk_counties_rating_known CHECK (rating IN ('Very High', 'Relatively High', 'Relatively Moderate', 'Relatively Low', 'Very Low', 'No Rating', 'Not Applicable', 'Insufficient Data')),
  CONSTRAINT risk_counties_score_in_range CHECK ((risk_score >= (0)::double precision) AND (risk_score <= (100)::double precision)),
  CONSTRAINT risk_counties_state_two_letters CHECK (state ~ '^[A-Z]{2}$'),
  CONSTRAINT risk_counties_pkey PRIMARY KEY (fips)
);
CREATE INDEX risk_counties_state_index ON risk_counties (state);

-- ## outreach/waitlist

-- Somebody who wants protection for a home. One entry to an address and e-mail, however often they ask.
CREATE TABLE waitlist_entries (
  id uuid DEFAULT new_id() NOT NULL,
  address text NOT NULL,
  address_key text NOT NULL,
  email text NOT NULL,
  plan text,
  source text NOT NULL,
  state text,
  created_at timestamptz DEFAULT now() NOT NULL,
  asked_at timestamptz DEFAULT now() NOT NULL,
  left_at timestamptz,
  mail text DEFAULT 'due' NOT NULL,
  mail_try_at timestamptz,
  status text DEFAULT 'waiting' NOT NULL,
  decided_at timestamptz,
  decided_by uuid,
  decline_reason text,
  decision_mail text DEFAULT 'none' NOT NULL,
  decision_try_at timestamptz,
  CONSTRAINT waitlist_entries_decision_mail_known CHECK (decision_mail IN ('none', 'due', 'sent', 'refused')),
  CONSTRAINT waitlist_entries_email_lower_case CHECK (email = lower(email)),
  CONSTRAINT waitlist_entries_mail_known CHECK (mail IN ('due', 'sent', 'refused', 'withheld')),
  CONSTRAINT waitlist_entries_plan_known CHECK (plan IN ('core', 'plus', 'premium')),
  CONSTRAINT waitlist_entries_source_known CHECK (source IN ('direct', 'address-search', 'pricing', 'sign-up-card', 'coverage-map')),
  CONSTRAINT waitlist_entries_state_two_letters CHECK (state ~ '^[A-Z]{2}$'),
  CONSTRAINT waitlist_entries_status_known CHECK (status IN ('waiting', 'approved', 'declined', 'invited', 'joined')),
  CONSTRAINT waitlist_entries_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX waitlist_entries_address_email_key ON waitlist_entries (address_key, email);
CREATE INDEX waitlist_entries_created_at_index ON waitlist_entries (created_at);
CREATE INDEX waitlist_entries_decision_due ON waitlist_entries (decided_at) WHERE (decision_mail = 'due');
CREATE INDEX waitlist_entries_email_beginning ON waitlist_entries (email text_pattern_ops);
CREATE INDEX waitlist_entries_email_index ON waitlist_entries (email);
CREATE INDEX waitlist_entries_left ON waitlist_entries (created_at) WHERE (left_at IS NOT NULL);
CREATE INDEX waitlist_entries_mail_due ON waitlist_entries (asked_at) WHERE (mail = 'due');
CREATE INDEX waitlist_entries_mail_refused ON waitlist_entries (asked_at) WHERE ((mail = 'refused') OR (decision_mail = 'refused'));
CREATE INDEX waitlist_entries_state_created_at_index ON waitlist_entries (state, created_at);
CREATE INDEX waitlist_entries_status_created_at_index ON waitlist_entries (status, created_at);
CREATE INDEX waitlist_entries_words ON waitlist_entries USING gin (letters_of(address));

-- * A link to leave, one for each confirmation mail that was tried: a mail that went out although its answer was lost
-- keeps a link that works. Here is the token's SHA-256.
CREATE TABLE waitlist_links (
  token_hash bytea NOT NULL,
  entry_id uuid NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT waitlist_links_pkey PRIMARY KEY (token_hash),
  CONSTRAINT waitlist_links_entry_id_waitlist_entries_id_fk FOREIGN KEY (entry_id) REFERENCES waitlist_entries(id) ON DELETE CASCADE
);
CREATE INDEX waitlist_links_entry_id_index ON waitlist_links (entry_id);

-- ## outreach/contact

-- What somebody wrote to support. Kept whether or not mail works.
CREATE TABLE contact_messages (
  id uuid DEFAULT new_id() NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  forward text DEFAULT 'due' NOT NULL,
  acknowledgement text DEFAULT 'due' NOT NULL,
  mail_try_at timestamptz,
  status text DEFAULT 'open' NOT NULL,
  due_at timestamptz DEFAULT (now() + '24:00:00'::interval) NOT NULL,
  answered_at timestamptz,
  assignee uuid,
  CONSTRAINT contact_messages_acknowledgement_known CHECK (acknowledgement IN ('due', 'sent', 'refused', 'withheld')),
  CONSTRAINT contact_messages_email_lower_case CHECK (email = lower(email)),
  CONSTRAINT contact_messages_forward_known CHECK (forward IN ('due', 'sent', 'given-up')),
  CONSTRAINT contact_messages_status_known CHECK (status IN ('open', 'answered', 'closed')),
  CONSTRAINT contact_messages_pkey PRIMARY KEY (id),
  CONSTRAINT contact_messages_assignee_users_id_fk FOREIGN KEY (assignee) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX contact_messages_assignee_index ON contact_messages (assignee);
CREATE INDEX contact_messages_created_at_index ON contact_messages (created_at);
CREATE INDEX contact_messages_due_at_id_index ON contact_messages (due_at, id);
CREATE INDEX contact_messages_email_beginning ON contact_messages (email text_pattern_ops);
CREATE INDEX contact_messages_email_created_at_index ON contact_messages (email, created_at);
CREATE INDEX contact_messages_mail_due ON contact_messages (created_at) WHERE ((forward = 'due') OR (acknowledgement = 'due'));
CREATE INDEX contact_messages_mail_failed ON contact_messages (created_at) WHERE ((forward = 'given-up') OR (acknowledgement = 'refused'));
CREATE INDEX contact_messages_status_due_at_id_index ON contact_messages (status, due_at, id);
CREATE INDEX contact_messages_words ON contact_messages USING gin (letters_of(((((first_name || ' ') || last_name) || '
'::text) || subject)));

-- What the team answered. Kept before it is sent.
CREATE TABLE contact_replies (
  id uuid NOT NULL,
  message_id uuid NOT NULL,
  author uuid,
  text text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  mail text DEFAULT 'due' NOT NULL,
  mail_try_at timestamptz,
  sent_at timestamptz,
  CONSTRAINT contact_replies_mail_known CHECK (mail IN ('due', 'sent', 'refused')),
  CONSTRAINT contact_replies_pkey PRIMARY KEY (id),
  CONSTRAINT contact_replies_author_users_id_fk FOREIGN KEY (author) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT contact_replies_message_id_contact_messages_id_fk FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE
);
CREATE INDEX contact_replies_author_index ON contact_replies (author);
CREATE INDEX contact_replies_mail_due ON contact_replies (created_at) WHERE (mail = 'due');
CREATE INDEX contact_replies_mail_refused ON contact_replies (created_at) WHERE (mail = 'refused');
CREATE INDEX contact_replies_message_id_created_at_index ON contact_replies (message_id, created_at);

-- Notes of the team on a message, and what it did with it.
CREATE TABLE contact_events (
  id uuid DEFAULT new_id() NOT NULL,
  message_id uuid NOT NULL,
  kind text NOT NULL,
  author uuid,
  subject uuid,
  text text,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT contact_events_kind_known CHECK (kind IN ('note', 'assigned', 'unassigned', 'closed', 'reopened')),
  CONSTRAINT contact_events_pkey PRIMARY KEY (id),
  CONSTRAINT contact_events_author_users_id_fk FOREIGN KEY (author) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT contact_events_message_id_contact_messages_id_fk FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE,
  CONSTRAINT contact_events_subject_users_id_fk FOREIGN KEY (subject) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX contact_events_author_index ON contact_events (author);
CREATE INDEX contact_events_message_id_created_at_index ON contact_events (message_id, created_at);
CREATE INDEX contact_events_subject_index ON contact_events (subject);

-- ## money/points

-- Equals the sum of the person's ledger at all times: `move_points` in the migrations changes both in one statement.
CREATE TABLE point_balances (
  user_id uuid NOT NULL,
  balance integer NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  seq integer NOT NULL,
  head bytea NOT NULL,
  CONSTRAINT point_balances_not_negative CHECK (balance >= 0),
  CONSTRAINT point_balances_pkey PRIMARY KEY (user_id),
  CONSTRAINT point_balances_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- * Append-only: a trigger refuses every change, and every deletion but that of the whole account. Each entry carries the
-- hash of the one before it, so that one altered, taken out or moved is found.
CREATE TABLE point_ledger (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid NOT NULL,
  delta integer NOT NULL,
  reason text NOT NULL,
  key text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  seq integer NOT NULL,
  balance_after integer NOT NULL,
  input_hash bytea NOT NULL,
  reverses uuid,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT point_ledger_balance_not_negative CHECK (balance_after >= 0),
  CONSTRAINT point_ledger_delta_not_zero CHECK (delta <> 0),
  CONSTRAINT point_ledger_pkey PRIMARY KEY (id),
  CONSTRAINT point_ledger_reverses_point_ledger_id_fk FOREIGN KEY (reverses) REFERENCES point_ledger(id),
  CONSTRAINT point_ledger_user_id_point_balances_user_id_fk FOREIGN KEY (user_id) REFERENCES point_balances(user_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX point_ledger_key ON point_ledger (user_id, key);
CREATE UNIQUE INDEX point_ledger_reversed_once ON point_ledger (reverses) WHERE (reverses IS NOT NULL);
CREATE UNIQUE INDEX point_ledger_seq ON point_ledger (user_id, seq);

-- * Addresses of deleted accounts that were welcomed with points, so that nobody is welcomed twice. Not the addresses: what a
-- key outside the database makes of them.
CREATE TABLE welcomed_addresses (
  mark text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT welcomed_addresses_pkey PRIMARY KEY (mark)
);
CREATE INDEX welcomed_addresses_created_at_index ON welcomed_addresses (created_at);

-- ## money/marketplace

-- Something points or a card can buy.
CREATE TABLE skus (
  id uuid DEFAULT new_id() NOT NULL,
  key text,
  name text NOT NULL,
  description text NOT NULL,
  points_cost integer NOT NULL,
  price_cents integer DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  category text DEFAULT 'supplies' NOT NULL,
  stock integer,
  member_limit integer,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT skus_costs_not_negative CHECK ((points_cost >= 0) AND (price_cents >= 0)),
  CONSTRAINT skus_member_limit_positive CHECK (member_limit > 0),
  CONSTRAINT skus_stock_not_negative CHECK (stock >= 0),
  CONSTRAINT skus_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX skus_key_key ON skus (key);

-- How many of a thing a member has or is getting. A limit is kept by counting here, in the order's transaction.
CREATE TABLE sku_holdings (
  user_id uuid NOT NULL,
  sku_id uuid NOT NULL,
  count integer NOT NULL,
  CONSTRAINT sku_holdings_not_negative CHECK (count >= 0),
  CONSTRAINT sku_holdings_user_id_sku_id_pk PRIMARY KEY (user_id, sku_id),
  CONSTRAINT sku_holdings_sku_id_skus_id_fk FOREIGN KEY (sku_id) REFERENCES skus(id),
  CONSTRAINT sku_holdings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- ## money/payments

-- A card payment for something (an order). Kept when the account is gone, then without a name.
CREATE TABLE payments (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid,
  subject text NOT NULL,
  subject_id uuid NOT NULL,
  provider text NOT NULL,
  provider_ref text,
  amount_cents integer NOT NULL,
  currency text DEFAULT 'usd' NOT NULL,
  status text DEFAULT 'starting' NOT NULL,
  flagged text,
  card text,
  failure text,
  created_at timestamptz DEFAULT now() NOT NULL,
  checked_at timestamptz,
  settled_at timestamptz,
  flag_settled_at timestamptz,
  flag_note text,
  CONSTRAINT payments_amount_positive CHECK (amount_cents > 0),
  CONSTRAINT payments_status_known CHECK (status IN ('starting', 'waiting', 'processing', 'succeeded', 'cancelled')),
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX payments_flagged ON payments (created_at) WHERE ((flagged IS NOT NULL) AND (flag_settled_at IS NULL));
CREATE UNIQUE INDEX payments_one_live ON payments (subject, subject_id) WHERE (status <> 'cancelled');
CREATE UNIQUE INDEX payments_provider_ref_key ON payments (provider, provider_ref);
CREATE INDEX payments_unsettled ON payments (checked_at) WHERE (status IN ('starting', 'waiting', 'processing'));
CREATE INDEX payments_user_id_index ON payments (user_id);

-- Money going back: all of a payment, once.
CREATE TABLE refunds (
  id uuid DEFAULT new_id() NOT NULL,
  payment_id uuid NOT NULL,
  amount_cents integer NOT NULL,
  status text DEFAULT 'due' NOT NULL,
  reason text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  done_at timestamptz,
  CONSTRAINT refunds_status_known CHECK (status IN ('due', 'done', 'refused')),
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX refunds_due ON refunds (created_at) WHERE (status = 'due');
CREATE UNIQUE INDEX refunds_payment_key ON refunds (payment_id);

-- News from the provider, as it came: stored before anything is done about it, and once however often it comes.
CREATE TABLE provider_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  type text NOT NULL,
  raw bytea NOT NULL,
  received_at timestamptz DEFAULT now() NOT NULL,
  handled_at timestamptz
);
CREATE UNIQUE INDEX provider_events_key ON provider_events (provider, event_id);
CREATE INDEX provider_events_received_at_index ON provider_events (received_at);
CREATE INDEX provider_events_unhandled ON provider_events (received_at) WHERE (handled_at IS NULL);

-- ## money/orders

-- * What a member got or is getting, at the price of that moment. Books are kept for years: an order outlives its member's
-- account, then without a name.
CREATE TABLE orders (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid,
  sku_id uuid NOT NULL,
  status text DEFAULT 'PENDING' NOT NULL,
  pay_with text NOT NULL,
  sku_name text NOT NULL,
  points_used integer DEFAULT 0 NOT NULL,
  amount_cents integer DEFAULT 0 NOT NULL,
  stripe_payment_intent text,
  expires_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  took_stock boolean DEFAULT false NOT NULL,
  CONSTRAINT orders_paid_one_way CHECK (((pay_with = 'points') AND (points_used >= 0) AND (amount_cents = 0) AND (status <> 'PENDING')) OR ((pay_with = 'card') AND (points_used = 0) AND (amount_cents > 0))),
  CONSTRAINT orders_status_known CHECK (status IN ('PENDING', 'PAID', 'FULFILLED', 'CANCELLED')),
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_sku_id_skus_id_fk FOREIGN KEY (sku_id) REFERENCES skus(id),
  CONSTRAINT orders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX orders_by_card ON orders (created_at, id) WHERE (pay_with = 'card');
CREATE INDEX orders_created_at_index ON orders (created_at);
CREATE INDEX orders_number ON orders ("right"((id)::text, 8) text_pattern_ops);
CREATE UNIQUE INDEX orders_payment_intent_key ON orders (stripe_payment_intent);
CREATE INDEX orders_pending_expiry ON orders (expires_at) WHERE (status = 'PENDING');
CREATE INDEX orders_sku_name_created_at_id_index ON orders (sku_name, created_at, id);
CREATE INDEX orders_status_created_at_id_index ON orders (status, created_at, id);
CREATE INDEX orders_user_id_created_at_index ON orders (user_id, created_at);

-- How an order came to be what it is. No state is entered twice.
CREATE TABLE order_events (
  order_id uuid NOT NULL,
  status text NOT NULL,
  by text NOT NULL,
  note text,
  created_at timestamptz DEFAULT now() NOT NULL,
  mail text DEFAULT 'none' NOT NULL,
  mail_at timestamptz,
  CONSTRAINT order_events_mail_known CHECK (mail IN ('none', 'due', 'sending', 'sent', 'refused')),
  CONSTRAINT order_events_order_id_status_pk PRIMARY KEY (order_id, status),
  CONSTRAINT order_events_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_events_mail_due ON order_events (created_at) WHERE (mail IN ('due', 'sending'));
CREATE INDEX order_events_mail_refused ON order_events (created_at) WHERE (mail = 'refused');

-- ## money/invitations

-- Somebody from the waitlist is invited: one live invitation to an entry. The link is in the mail; here is its SHA-256.
CREATE TABLE invitations (
  id uuid DEFAULT new_id() NOT NULL,
  entry_id uuid NOT NULL,
  token_hash bytea,
  invited_by uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  expires_at timestamptz NOT NULL,
  mail text DEFAULT 'due' NOT NULL,
  mail_try_at timestamptz,
  accepted_by uuid,
  accepted_at timestamptz,
  finished_at timestamptz,
  withdrawn_at timestamptz,
  CONSTRAINT invitations_mail_known CHECK (mail IN ('due', 'sent', 'refused')),
  CONSTRAINT invitations_pkey PRIMARY KEY (id),
  CONSTRAINT invitations_accepted_by_users_id_fk FOREIGN KEY (accepted_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT invitations_entry_id_waitlist_entries_id_fk FOREIGN KEY (entry_id) REFERENCES waitlist_entries(id) ON DELETE CASCADE,
  CONSTRAINT invitations_invited_by_users_id_fk FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX invitations_accepted_by_index ON invitations (accepted_by);
CREATE INDEX invitations_mail_unsent ON invitations (created_at) WHERE (mail IN ('due', 'refused'));
CREATE UNIQUE INDEX invitations_one_live ON invitations (entry_id) WHERE (withdrawn_at IS NULL);
CREATE UNIQUE INDEX invitations_token_key ON invitations (token_hash);

-- ## money/membership

-- A person at the provider: the same one for every membership they ever have.
CREATE TABLE billing_customers (
  user_id uuid NOT NULL,
  provider text NOT NULL,
  customer_ref text NOT NULL,
  CONSTRAINT billing_customers_user_id_provider_pk PRIMARY KEY (user_id, provider),
  CONSTRAINT billing_customers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- A membership: our copy of the provider's subscription, brought up to date by its news and by a job.
CREATE TABLE memberships (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid,
  provider text NOT NULL,
  subscription_ref text,
  status text DEFAULT 'starting' NOT NULL,
  plan text NOT NULL,
  "interval" text NOT NULL,
  period_start timestamptz,
  period_end timestamptz,
  ends_with_period boolean DEFAULT false NOT NULL,
  next_plan text,
  next_interval text,
  grace_until timestamptz,
  card text,
  created_at timestamptz DEFAULT now() NOT NULL,
  checked_at timestamptz,
  ended_at timestamptz,
  failed_at timestamptz,
  reading bigint DEFAULT 0 NOT NULL,
  changing_until timestamptz,
  aside_plan text,
  aside_interval text,
  CONSTRAINT memberships_interval_known CHECK ("interval" IN ('month', 'year')),
  CONSTRAINT memberships_paid_has_period CHECK ((status IN ('starting', 'ended')) OR ((period_start IS NOT NULL) AND (period_end IS NOT NULL))),
  CONSTRAINT memberships_plan_known CHECK (plan IN ('core', 'plus', 'premium')),
  CONSTRAINT memberships_status_known CHECK (status IN ('starting', 'active', 'late', 'ended')),
  CONSTRAINT memberships_of_person UNIQUE (id, user_id),
  CONSTRAINT memberships_pkey PRIMARY KEY (id),
  CONSTRAINT memberships_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX memberships_checked ON memberships (checked_at) WHERE (status <> 'ended');
CREATE UNIQUE INDEX memberships_one_live ON memberships (user_id) WHERE (status <> 'ended');
CREATE UNIQUE INDEX memberships_subscription_key ON memberships (provider, subscription_ref);
CREATE INDEX memberships_user_id_index ON memberships (user_id);

-- * What a member was entitled to and when: a new row at each change, closed by the next. What somebody has at any moment is
-- read from here alone, so that it can be told years later.
CREATE TABLE membership_spans (
  id uuid DEFAULT new_id() NOT NULL,
  membership_id uuid NOT NULL,
  plan text NOT NULL,
  from_at timestamptz NOT NULL,
  until_at timestamptz,
  user_id uuid,
  CONSTRAINT membership_spans_forward CHECK ((until_at IS NULL) OR (until_at >= from_at)),
  CONSTRAINT membership_spans_plan_known CHECK (plan IN ('core', 'plus', 'premium')),
  CONSTRAINT membership_spans_pkey PRIMARY KEY (id),
  CONSTRAINT membership_spans_membership_id_memberships_id_fk FOREIGN KEY (membership_id) REFERENCES memberships(id) ON DELETE CASCADE,
  CONSTRAINT membership_spans_same_person FOREIGN KEY (membership_id, user_id) REFERENCES memberships(id, user_id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX membership_spans_membership_id_from_at_index ON membership_spans (membership_id, from_at);
CREATE INDEX membership_spans_of_people ON membership_spans (user_id, from_at, until_at, plan);
CREATE UNIQUE INDEX membership_spans_one_open ON membership_spans (membership_id) WHERE (until_at IS NULL);

CREATE TABLE invoices (
  id uuid DEFAULT new_id() NOT NULL,
  membership_id uuid NOT NULL,
  provider_ref text NOT NULL,
  number text NOT NULL,
  status text NOT NULL,
  total_cents integer NOT NULL,
  lines jsonb NOT NULL,
  period_start timestamptz NOT NULL,
  period_end timestamptz NOT NULL,
  issued_at timestamptz NOT NULL,
  paid_at timestamptz,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamptz,
  failure text,
  card text,
  CONSTRAINT invoices_status_known CHECK (status IN ('open', 'paid', 'void')),
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_membership_id_memberships_id_fk FOREIGN KEY (membership_id) REFERENCES memberships(id)
);
CREATE INDEX invoices_membership_id_issued_at_index ON invoices (membership_id, issued_at);
CREATE UNIQUE INDEX invoices_provider_ref_key ON invoices (membership_id, provider_ref);

-- * What somebody agreed to before a charge that renews: the very text they saw. California asks us to keep it for three
-- years, or a year after the end.
CREATE TABLE renewal_consents (
  id uuid DEFAULT new_id() NOT NULL,
  membership_id uuid NOT NULL,
  plan text NOT NULL,
  "interval" text NOT NULL,
  price_cents integer NOT NULL,
  version text NOT NULL,
  words text NOT NULL,
  device text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT renewal_consents_pkey PRIMARY KEY (id),
  CONSTRAINT renewal_consents_membership_id_memberships_id_fk FOREIGN KEY (membership_id) REFERENCES memberships(id) ON DELETE CASCADE
);
CREATE INDEX renewal_consents_membership_id_index ON renewal_consents (membership_id);

-- Notices the law or a member expects, one of a kind for each occasion: which have gone out.
CREATE TABLE membership_notices (
  membership_id uuid NOT NULL,
  kind text NOT NULL,
  occasion text NOT NULL,
  sent_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  try_at timestamptz,
  closed text,
  CONSTRAINT membership_notices_closed_known CHECK (closed IN ('refused', 'outdated')),
  CONSTRAINT membership_notices_membership_id_kind_occasion_pk PRIMARY KEY (membership_id, kind, occasion),
  CONSTRAINT membership_notices_membership_id_memberships_id_fk FOREIGN KEY (membership_id) REFERENCES memberships(id) ON DELETE CASCADE
);
CREATE INDEX membership_notices_owed ON membership_notices (created_at) WHERE ((sent_at IS NULL) AND (closed IS NULL));
CREATE INDEX membership_notices_refused ON membership_notices (created_at) WHERE (closed = 'refused');

-- ## money/payouts

-- The debit card that emergency cash goes to. Its number is the provider's alone.
CREATE TABLE payout_cards (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid NOT NULL,
  provider text NOT NULL,
  recipient_ref text NOT NULL,
  card_ref text NOT NULL,
  name text NOT NULL,
  added_at timestamptz NOT NULL,
  removed_at timestamptz,
  identity_wanted_at timestamptz,
  CONSTRAINT payout_cards_pkey PRIMARY KEY (id),
  CONSTRAINT payout_cards_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX payout_cards_by_recipient ON payout_cards (recipient_ref) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX payout_cards_one_in_use ON payout_cards (user_id) WHERE (removed_at IS NULL);
CREATE INDEX payout_cards_user_id_index ON payout_cards (user_id);

-- Emergency cash for one activation: once, ever. Partitioned by incident, as activations are.
CREATE TABLE payouts (
  incident_id uuid NOT NULL,
  home_id uuid NOT NULL,
  user_id uuid NOT NULL,
  cents integer NOT NULL,
  state text NOT NULL,
  due_by timestamptz NOT NULL,
  card_id uuid,
  provider_ref text,
  attempts integer DEFAULT 0 NOT NULL,
  next_try_at timestamptz,
  reason text,
  created_at timestamptz DEFAULT now() NOT NULL,
  sent_at timestamptz,
  delivered_at timestamptz,
  changed_at timestamptz DEFAULT now() NOT NULL,
  held_for text,
  is_card_trusted boolean DEFAULT false NOT NULL,
  round smallint DEFAULT 1 NOT NULL,
  is_cancel_wanted boolean DEFAULT false NOT NULL,
  asked_at timestamptz,
  CONSTRAINT payouts_held_for_a_reason CHECK ((state = 'held') = (held_for IS NOT NULL)),
  CONSTRAINT payouts_state_known CHECK (state IN ('held', 'due', 'needs-card', 'sending', 'unknown', 'sent', 'delivered', 'failed', 'cancelled')),
  CONSTRAINT payouts_sum_in_range CHECK (cents BETWEEN 1 AND 250000),
  CONSTRAINT payouts_incident_id_home_id_pk PRIMARY KEY (incident_id, home_id)
) PARTITION BY LIST (incident_id);
CREATE TABLE payouts_small PARTITION OF payouts DEFAULT;
CREATE INDEX payouts_by_ref ON payouts (provider_ref) WHERE (provider_ref IS NOT NULL);
CREATE INDEX payouts_in_flight ON payouts (changed_at) WHERE (state IN ('sending', 'unknown'));
CREATE INDEX payouts_to_do ON payouts (next_try_at) WHERE ((state IN ('due', 'sending', 'unknown', 'sent')) OR ((state = 'failed') AND is_cancel_wanted));
CREATE INDEX payouts_user_id_incident_id_index ON payouts (user_id, incident_id);

-- Every movement of emergency cash, entered once and never altered.
CREATE TABLE cash_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  key text NOT NULL,
  incident_id uuid NOT NULL,
  home_id uuid NOT NULL,
  user_id uuid,
  kind text NOT NULL,
  cents integer NOT NULL,
  provider_ref text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT cash_ledger_sign CHECK (((kind = 'sent') = (cents > 0)) AND (cents <> 0)),
  CONSTRAINT cash_ledger_pkey PRIMARY KEY (id)
);
CREATE INDEX cash_ledger_at_index ON cash_ledger (at);
CREATE INDEX cash_ledger_incident_id_home_id_index ON cash_ledger (incident_id, home_id);
CREATE UNIQUE INDEX cash_ledger_key ON cash_ledger (key);
CREATE INDEX cash_ledger_user_id_index ON cash_ledger (user_id);

-- More went out in an hour or a day than anybody expected: nothing more is sent until a person has looked.
CREATE TABLE cash_stops (
  id uuid DEFAULT new_id() NOT NULL,
  span text NOT NULL,
  sent_cents bigint NOT NULL,
  cap_cents bigint NOT NULL,
  tripped_at timestamptz NOT NULL,
  lifted_at timestamptz,
  lifted_by uuid,
  CONSTRAINT cash_stops_span_known CHECK (span IN ('hour', 'day')),
  CONSTRAINT cash_stops_pkey PRIMARY KEY (id),
  CONSTRAINT cash_stops_lifted_by_users_id_fk FOREIGN KEY (lifted_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX cash_stops_one_at_work ON cash_stops (span) WHERE (lifted_at IS NULL);

-- ## home/homes

-- A place a member protects. Its owner is `userId`; who else may see or change it is in `home_members`.
CREATE TABLE homes (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid NOT NULL,
  address text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  zip text NOT NULL,
  lat double precision,
  lng double precision,
  accuracy text,
  located_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT homes_accuracy_known CHECK (accuracy IN ('pin', 'rooftop', 'street', 'zip')),
  CONSTRAINT homes_point_on_earth CHECK (lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180),
  CONSTRAINT homes_point_whole CHECK (((lat IS NULL) = (lng IS NULL)) AND ((lat IS NULL) = (accuracy IS NULL))),
  CONSTRAINT homes_state_served CHECK (state IN ('CA', 'NV', 'AZ')),
  CONSTRAINT homes_zip_five_digits CHECK (zip ~ '^[0-9]{5}$'),
  CONSTRAINT homes_pkey PRIMARY KEY (id),
  CONSTRAINT homes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX homes_archived ON homes (id) WHERE (archived_at IS NOT NULL);
CREATE INDEX homes_precise_place ON homes (lat, lng) WHERE ((archived_at IS NULL) AND (accuracy IN ('pin', 'rooftop')));
CREATE INDEX homes_rough_place ON homes (lat, lng) WHERE ((archived_at IS NULL) AND (accuracy IN ('street', 'zip')));
CREATE INDEX homes_user_id_index ON homes (user_id);

-- Who may do what in a home. The owner has a row here, too.
CREATE TABLE home_members (
  home_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT home_members_role_known CHECK (role IN ('owner', 'member', 'viewer')),
  CONSTRAINT home_members_home_id_user_id_pk PRIMARY KEY (home_id, user_id),
  CONSTRAINT home_members_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE,
  CONSTRAINT home_members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX home_members_one_owner ON home_members (home_id) WHERE (role = 'owner');
CREATE INDEX home_members_others ON home_members (home_id, user_id) WHERE (role <> 'owner');
CREATE INDEX home_members_user_id_index ON home_members (user_id);

-- The home a person is looking at: `current-home-id` in a path.
CREATE TABLE current_homes (
  user_id uuid NOT NULL,
  home_id uuid NOT NULL,
  CONSTRAINT current_homes_pkey PRIMARY KEY (user_id),
  CONSTRAINT current_homes_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE,
  CONSTRAINT current_homes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX current_homes_home_id_index ON current_homes (home_id);

CREATE TABLE policies (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  kind text DEFAULT 'homeowners' NOT NULL,
  carrier text NOT NULL,
  policy_number bytea NOT NULL,
  coverage_limit_cents bigint NOT NULL,
  deductible_cents bigint NOT NULL,
  dwelling_limit_cents bigint,
  personal_property_limit_cents bigint,
  loss_of_use_limit_cents bigint,
  effective_date date NOT NULL,
  expiry_date date NOT NULL,
  ended_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT policies_dates_in_order CHECK (expiry_date > effective_date),
  CONSTRAINT policies_kind_known CHECK (kind IN ('homeowners', 'renters', 'condo', 'flood', 'earthquake', 'other')),
  CONSTRAINT policies_sums_not_negative CHECK ((coverage_limit_cents >= 0) AND (deductible_cents >= 0) AND (dwelling_limit_cents >= 0) AND (personal_property_limit_cents >= 0) AND (loss_of_use_limit_cents >= 0)),
  CONSTRAINT policies_pkey PRIMARY KEY (id),
  CONSTRAINT policies_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE
);
CREATE INDEX policies_expiring ON policies (expiry_date) WHERE (ended_at IS NULL);
CREATE INDEX policies_home_id_index ON policies (home_id);

-- A reminder that a policy ends, sent once for each person, expiry date and number of days ahead.
CREATE TABLE policy_reminders (
  policy_id uuid NOT NULL,
  user_id uuid NOT NULL,
  expiry_date date NOT NULL,
  days_ahead integer NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT policy_reminders_policy_id_user_id_expiry_date_days_ahead_pk PRIMARY KEY (policy_id, user_id, expiry_date, days_ahead),
  CONSTRAINT policy_reminders_policy_id_policies_id_fk FOREIGN KEY (policy_id) REFERENCES policies(id) ON DELETE CASCADE,
  CONSTRAINT policy_reminders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX policy_reminders_user_id_index ON policy_reminders (user_id);

-- ## home/household

-- Somebody was asked to share a home. The token itself is in the mail only; here is its SHA-256.
CREATE TABLE household_invitations (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  token_hash bytea NOT NULL,
  invited_by uuid NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  CONSTRAINT household_invitations_email_lower_case CHECK (email = lower(email)),
  CONSTRAINT household_invitations_role_known CHECK (role IN ('member', 'viewer')),
  CONSTRAINT household_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT household_invitations_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE,
  CONSTRAINT household_invitations_invited_by_users_id_fk FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX household_invitations_email_index ON household_invitations (email);
CREATE INDEX household_invitations_home_id_index ON household_invitations (home_id);
CREATE INDEX household_invitations_invited_by_index ON household_invitations (invited_by);
CREATE UNIQUE INDEX household_invitations_open_key ON household_invitations (home_id, email) WHERE ((accepted_at IS NULL) AND (withdrawn_at IS NULL));
CREATE UNIQUE INDEX household_invitations_token_hash_key ON household_invitations (token_hash);

-- Someone who lives in the home and would have to leave it. All that is known of them is sealed by the home's key.
CREATE TABLE household_people (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  details bytea NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT household_people_pkey PRIMARY KEY (id),
  CONSTRAINT household_people_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE
);
CREATE INDEX household_people_home_id_index ON household_people (home_id);

CREATE TABLE household_pets (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  details bytea NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT household_pets_pkey PRIMARY KEY (id),
  CONSTRAINT household_pets_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE
);
CREATE INDEX household_pets_home_id_index ON household_pets (home_id);

-- Whom to call. Sealed like the people.
CREATE TABLE emergency_contacts (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  details bytea NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT emergency_contacts_pkey PRIMARY KEY (id),
  CONSTRAINT emergency_contacts_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE
);
CREATE INDEX emergency_contacts_home_id_index ON emergency_contacts (home_id);

-- Where to meet, which way to go, what to shut off: one plan to a home, sealed.
CREATE TABLE household_plans (
  home_id uuid NOT NULL,
  details bytea NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT household_plans_pkey PRIMARY KEY (home_id),
  CONSTRAINT household_plans_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE
);

-- * How many have to leave a home and what their room needs: numbers alone, in clear. Rooms are found for thousands of homes
-- in a second, and there is no time to unseal each household then. Kept with every change of the household.
CREATE TABLE home_needs (
  home_id uuid NOT NULL,
  people smallint NOT NULL,
  pets smallint NOT NULL,
  is_accessible boolean NOT NULL,
  is_medical boolean NOT NULL,
  CONSTRAINT home_needs_pkey PRIMARY KEY (home_id),
  CONSTRAINT home_needs_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE
);

-- ## home/documents

-- A paper a family would need afterwards. Its files are in `document_versions`, the newest counts.
CREATE TABLE documents (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  kind text NOT NULL,
  name bytea NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  trashed_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT documents_version_positive CHECK (version > 0),
  CONSTRAINT documents_pkey PRIMARY KEY (id),
  CONSTRAINT documents_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE
);
CREATE INDEX documents_home_id_kind_index ON documents (home_id, kind);
CREATE INDEX documents_in_trash ON documents (trashed_at) WHERE (trashed_at IS NOT NULL);

CREATE TABLE document_versions (
  document_id uuid NOT NULL,
  version integer NOT NULL,
  file_id uuid NOT NULL,
  filename bytea NOT NULL,
  restored_from integer,
  created_by uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT document_versions_document_id_version_pk PRIMARY KEY (document_id, version),
  CONSTRAINT document_versions_document_id_documents_id_fk FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  CONSTRAINT document_versions_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id)
);
CREATE INDEX document_versions_file_id_index ON document_versions (file_id);

-- A kind of paper this household does not have and does not need. All others are had (a file is there) or needed.
CREATE TABLE documents_not_applicable (
  home_id uuid NOT NULL,
  kind text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT documents_not_applicable_home_id_kind_pk PRIMARY KEY (home_id, kind),
  CONSTRAINT documents_not_applicable_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE
);

-- ## home/inventory

CREATE TABLE rooms (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  name text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT rooms_pkey PRIMARY KEY (id),
  CONSTRAINT rooms_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX rooms_name_key ON rooms (home_id, lower(name));

CREATE TABLE inventory_items (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  room_id uuid,
  name text NOT NULL,
  category text NOT NULL,
  est_value_cents bigint NOT NULL,
  quantity integer DEFAULT 1 NOT NULL,
  brand text,
  model text,
  serial bytea,
  notes bytea,
  purchased_on date,
  purchase_price_cents bigint,
  age_years integer,
  condition text,
  replacement_cost_cents bigint,
  confirmed_at timestamptz DEFAULT now() NOT NULL,
  trashed_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT inventory_items_age_sane CHECK (age_years BETWEEN 0 AND 200),
  CONSTRAINT inventory_items_category_known CHECK (category IN ('Electronics', 'Furniture', 'Appliances', 'Jewelry', 'Other')),
  CONSTRAINT inventory_items_condition_known CHECK (condition IN ('new', 'good', 'fair', 'poor')),
  CONSTRAINT inventory_items_quantity_sane CHECK (quantity BETWEEN 1 AND 9999),
  CONSTRAINT inventory_items_sums_not_negative CHECK ((est_value_cents >= 0) AND (purchase_price_cents >= 0) AND (replacement_cost_cents >= 0)),
  CONSTRAINT inventory_items_pkey PRIMARY KEY (id),
  CONSTRAINT inventory_items_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE,
  CONSTRAINT inventory_items_room_id_rooms_id_fk FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE SET NULL
);
CREATE INDEX inventory_items_home_id_index ON inventory_items (home_id);
CREATE INDEX inventory_items_in_trash ON inventory_items (trashed_at) WHERE (trashed_at IS NOT NULL);
CREATE INDEX inventory_items_of_home ON inventory_items (home_id) WHERE (trashed_at IS NULL);
CREATE INDEX inventory_items_room_id_index ON inventory_items (room_id);

CREATE TABLE inventory_photos (
  file_id uuid NOT NULL,
  item_id uuid NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT inventory_photos_pkey PRIMARY KEY (file_id),
  CONSTRAINT inventory_photos_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT inventory_photos_item_id_inventory_items_id_fk FOREIGN KEY (item_id) REFERENCES inventory_items(id) ON DELETE CASCADE
);
CREATE INDEX inventory_photos_item_id_index ON inventory_photos (item_id);

-- A receipt may prove many items.
CREATE TABLE receipts (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  file_id uuid NOT NULL,
  name bytea NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT receipts_pkey PRIMARY KEY (id),
  CONSTRAINT receipts_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT receipts_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX receipts_file_key ON receipts (file_id);
CREATE INDEX receipts_home_id_index ON receipts (home_id);

CREATE TABLE item_receipts (
  item_id uuid NOT NULL,
  receipt_id uuid NOT NULL,
  CONSTRAINT item_receipts_item_id_receipt_id_pk PRIMARY KEY (item_id, receipt_id),
  CONSTRAINT item_receipts_item_id_inventory_items_id_fk FOREIGN KEY (item_id) REFERENCES inventory_items(id) ON DELETE CASCADE,
  CONSTRAINT item_receipts_receipt_id_receipts_id_fk FOREIGN KEY (receipt_id) REFERENCES receipts(id) ON DELETE CASCADE
);
CREATE INDEX item_receipts_receipt_id_index ON item_receipts (receipt_id);

-- When a person was last asked by mail to look a home's inventory over: once a year at most.
CREATE TABLE inventory_reviews (
  home_id uuid NOT NULL,
  user_id uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  CONSTRAINT inventory_reviews_home_id_user_id_pk PRIMARY KEY (home_id, user_id),
  CONSTRAINT inventory_reviews_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE,
  CONSTRAINT inventory_reviews_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX inventory_reviews_user_id_index ON inventory_reviews (user_id);

-- ## home/claims

-- What a family hands to the adjuster: a PDF and a ZIP of the originals, made by a job.
CREATE TABLE claim_packets (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  requested_by uuid,
  state text DEFAULT 'queued' NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  total integer DEFAULT 0 NOT NULL,
  item_count integer DEFAULT 0 NOT NULL,
  value_cents bigint DEFAULT 0 NOT NULL,
  papers text[] DEFAULT '{}'::text[] NOT NULL,
  skipped_count integer DEFAULT 0 NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  pdf_file_id uuid,
  zip_file_id uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  worked_at timestamptz,
  ready_at timestamptz,
  CONSTRAINT claim_packets_progress_sane CHECK ((done >= 0) AND (done <= total)),
  CONSTRAINT claim_packets_ready_whole CHECK ((state <> 'ready') OR ((pdf_file_id IS NOT NULL) AND (zip_file_id IS NOT NULL))),
  CONSTRAINT claim_packets_state_known CHECK (state IN ('queued', 'building', 'ready', 'failed')),
  CONSTRAINT claim_packets_pkey PRIMARY KEY (id),
  CONSTRAINT claim_packets_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE,
  CONSTRAINT claim_packets_pdf_file_id_files_id_fk FOREIGN KEY (pdf_file_id) REFERENCES files(id),
  CONSTRAINT claim_packets_zip_file_id_files_id_fk FOREIGN KEY (zip_file_id) REFERENCES files(id)
);
CREATE INDEX claim_packets_home_id_created_at_index ON claim_packets (home_id, created_at);
CREATE UNIQUE INDEX claim_packets_one_at_work ON claim_packets (home_id) WHERE (state IN ('queued', 'building'));
CREATE INDEX claim_packets_pdf_file_id_index ON claim_packets (pdf_file_id);
CREATE INDEX claim_packets_zip_file_id_index ON claim_packets (zip_file_id);

-- A way in for somebody without an account, to one packet, until it ends or is taken back. Here is the token's SHA-256.
CREATE TABLE share_links (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  packet_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  label bytea NOT NULL,
  created_by uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  CONSTRAINT share_links_pkey PRIMARY KEY (id),
  CONSTRAINT share_links_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE,
  CONSTRAINT share_links_packet_id_claim_packets_id_fk FOREIGN KEY (packet_id) REFERENCES claim_packets(id) ON DELETE CASCADE
);
CREATE INDEX share_links_home_id_index ON share_links (home_id);
CREATE INDEX share_links_packet_id_index ON share_links (packet_id);
CREATE UNIQUE INDEX share_links_token_hash_key ON share_links (token_hash);

-- A download that a share link has been exchanged for: good once, for a minute. Here is the SHA-256 of its name.
CREATE TABLE share_tickets (
  ticket_hash bytea NOT NULL,
  link_id uuid NOT NULL,
  part text NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT share_tickets_part_known CHECK (part IN ('pdf', 'zip')),
  CONSTRAINT share_tickets_pkey PRIMARY KEY (ticket_hash),
  CONSTRAINT share_tickets_link_id_share_links_id_fk FOREIGN KEY (link_id) REFERENCES share_links(id) ON DELETE CASCADE
);
CREATE INDEX share_tickets_expires_at_index ON share_tickets (expires_at);
CREATE INDEX share_tickets_link_id_index ON share_tickets (link_id);

CREATE TABLE share_accesses (
  id uuid DEFAULT new_id() NOT NULL,
  link_id uuid NOT NULL,
  action text NOT NULL,
  device text NOT NULL,
  network text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT share_accesses_action_known CHECK (action IN ('opened', 'took-pdf', 'took-zip')),
  CONSTRAINT share_accesses_pkey PRIMARY KEY (id),
  CONSTRAINT share_accesses_link_id_share_links_id_fk FOREIGN KEY (link_id) REFERENCES share_links(id) ON DELETE CASCADE
);
CREATE INDEX share_accesses_link_id_created_at_index ON share_accesses (link_id, created_at);

-- ## home/readiness

-- Something a household does to be ready. `key` names it in the catalogue it was taken from.
CREATE TABLE readiness_tasks (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  key text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  hazard text,
  status text DEFAULT 'TODO' NOT NULL,
  weight integer NOT NULL,
  points integer NOT NULL,
  done_at timestamptz,
  proof_file_id uuid,
  proof_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT readiness_tasks_done_dated CHECK ((status = 'DONE') = (done_at IS NOT NULL)),
  CONSTRAINT readiness_tasks_hazard_known CHECK (hazard IN ('wildfire', 'earthquake', 'flood')),
  CONSTRAINT readiness_tasks_proof_whole CHECK ((proof_file_id IS NULL) = (proof_at IS NULL)),
  CONSTRAINT readiness_tasks_status_known CHECK (status IN ('TODO', 'DONE')),
  CONSTRAINT readiness_tasks_weight_positive CHECK ((weight > 0) AND (points >= 0)),
  CONSTRAINT readiness_tasks_pkey PRIMARY KEY (id),
  CONSTRAINT readiness_tasks_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE,
  CONSTRAINT readiness_tasks_proof_file_id_files_id_fk FOREIGN KEY (proof_file_id) REFERENCES files(id)
);
CREATE UNIQUE INDEX readiness_tasks_key ON readiness_tasks (home_id, key);
CREATE INDEX readiness_tasks_proof_file_id_index ON readiness_tasks (proof_file_id);

-- Every score there was, with what it was made of.
CREATE TABLE readiness_scores (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  score integer NOT NULL,
  breakdown json NOT NULL,
  computed_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT readiness_scores_score_range CHECK (score BETWEEN 0 AND 100),
  CONSTRAINT readiness_scores_pkey PRIMARY KEY (id),
  CONSTRAINT readiness_scores_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE
);
CREATE INDEX readiness_scores_home_id_computed_at_index ON readiness_scores (home_id, computed_at);

-- The last score of each home: a trigger in the migrations keeps it, so that nobody searches every score there was.
CREATE TABLE latest_scores (
  home_id uuid NOT NULL,
  score integer NOT NULL,
  computed_at timestamptz NOT NULL,
  CONSTRAINT latest_scores_pkey PRIMARY KEY (home_id),
  CONSTRAINT latest_scores_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE
);

-- ## emergency/alerts

-- One place that publishes orders or alerts, and how it has been answering.
CREATE TABLE feeds (
  id text NOT NULL,
  state text DEFAULT 'unavailable' NOT NULL,
  state_since timestamptz DEFAULT now() NOT NULL,
  reason text,
  last_pull_at timestamptz,
  last_good_at timestamptz,
  next_pull_at timestamptz,
  failures integer DEFAULT 0 NOT NULL,
  etag text,
  last_modified text,
  doubt jsonb,
  CONSTRAINT feeds_state_known CHECK (state IN ('ok', 'stale', 'unavailable')),
  CONSTRAINT feeds_pkey PRIMARY KEY (id)
);

-- The bytes we were given, once each, packed by gzip, under their SHA-256. Nothing is decided without them.
CREATE TABLE alert_evidence (
  hash bytea NOT NULL,
  content_type text NOT NULL,
  body bytea NOT NULL,
  size integer NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT alert_evidence_pkey PRIMARY KEY (hash)
);

-- Every time a feed was asked, and what came of it.
CREATE TABLE feed_pulls (
  id uuid DEFAULT new_id() NOT NULL,
  feed_id text NOT NULL,
  at timestamptz NOT NULL,
  outcome text NOT NULL,
  reason text,
  evidence_hash bytea,
  zones integer,
  took_ms integer,
  content_hash bytea,
  CONSTRAINT feed_pulls_outcome_known CHECK (outcome IN ('good', 'unchanged', 'empty', 'half', 'refused', 'failed')),
  CONSTRAINT feed_pulls_pkey PRIMARY KEY (id),
  CONSTRAINT feed_pulls_evidence_hash_alert_evidence_hash_fk FOREIGN KEY (evidence_hash) REFERENCES alert_evidence(hash),
  CONSTRAINT feed_pulls_feed_id_feeds_id_fk FOREIGN KEY (feed_id) REFERENCES feeds(id) ON DELETE CASCADE
);
CREATE INDEX feed_pulls_feed_id_at_index ON feed_pulls (feed_id, at);
CREATE INDEX feed_pulls_feed_id_content_hash_index ON feed_pulls (feed_id, content_hash);

-- An official evacuation zone in one form, whoever published it. Live only: drills have their own tables.
CREATE TABLE zones (
  id uuid DEFAULT new_id() NOT NULL,
  feed_id text NOT NULL,
  key text NOT NULL,
  status text NOT NULL,
  words text,
  name text,
  county text,
  notes text,
  url text,
  issued_at timestamptz,
  order_since timestamptz,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  shape jsonb,
  shape_hash text,
  west double precision,
  south double precision,
  east double precision,
  north double precision,
  version integer DEFAULT 1 NOT NULL,
  verdict text NOT NULL,
  verdict_reason text,
  absent_since timestamptz,
  absent_pulls integer DEFAULT 0 NOT NULL,
  vanished_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  incident_id uuid,
  drawn_shape jsonb,
  drawn_hash text,
  drawn_since timestamptz,
  drawn_pulls integer DEFAULT 0 NOT NULL,
  CONSTRAINT zones_shape_whole CHECK (((shape IS NULL) = (shape_hash IS NULL)) AND ((shape IS NULL) = (west IS NULL))),
  CONSTRAINT zones_status_known CHECK (status IN ('order', 'warning', 'advisory', 'shelter', 'lifted', 'unknown')),
  CONSTRAINT zones_verdict_known CHECK (verdict IN ('auto', 'held', 'approved', 'refused')),
  CONSTRAINT zones_pkey PRIMARY KEY (id),
  CONSTRAINT zones_feed_id_feeds_id_fk FOREIGN KEY (feed_id) REFERENCES feeds(id)
);
CREATE UNIQUE INDEX zones_feed_key ON zones (feed_id, key);
CREATE INDEX zones_incident_id_index ON zones (incident_id);
CREATE INDEX zones_live ON zones (status) WHERE (ended_at IS NULL);

-- What a zone was, change by change, with the bytes that say so. Never altered.
CREATE TABLE zone_versions (
  zone_id uuid NOT NULL,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  status text NOT NULL,
  words text,
  shape jsonb,
  shape_hash text,
  evidence_hash bytea,
  reason text NOT NULL,
  CONSTRAINT zone_versions_status_known CHECK (status IN ('order', 'warning', 'advisory', 'shelter', 'lifted', 'unknown')),
  CONSTRAINT zone_versions_zone_id_version_pk PRIMARY KEY (zone_id, version),
  CONSTRAINT zone_versions_evidence_hash_alert_evidence_hash_fk FOREIGN KEY (evidence_hash) REFERENCES alert_evidence(hash),
  CONSTRAINT zone_versions_zone_id_zones_id_fk FOREIGN KEY (zone_id) REFERENCES zones(id) ON DELETE CASCADE
);

-- One CAP or NWS message. Its identity is the triple of sender, identifier and time sent.
CREATE TABLE alert_messages (
  id uuid DEFAULT new_id() NOT NULL,
  feed_id text NOT NULL,
  sender text NOT NULL,
  identifier text NOT NULL,
  sent_at timestamptz NOT NULL,
  msg_type text,
  cap_status text,
  event text,
  headline text,
  meaning text,
  why text,
  is_doubtful text DEFAULT 'no' NOT NULL,
  signature text,
  ends_at timestamptz,
  ended_by uuid,
  ended_at timestamptz,
  zone_id uuid,
  evidence_hash bytea,
  received_at timestamptz NOT NULL,
  CONSTRAINT alert_messages_pkey PRIMARY KEY (id),
  CONSTRAINT alert_messages_evidence_hash_alert_evidence_hash_fk FOREIGN KEY (evidence_hash) REFERENCES alert_evidence(hash),
  CONSTRAINT alert_messages_feed_id_feeds_id_fk FOREIGN KEY (feed_id) REFERENCES feeds(id),
  CONSTRAINT alert_messages_zone_id_zones_id_fk FOREIGN KEY (zone_id) REFERENCES zones(id) ON DELETE SET NULL
);
CREATE INDEX alert_messages_received_at_index ON alert_messages (received_at);
CREATE UNIQUE INDEX alert_messages_triple ON alert_messages (sender, identifier, sent_at);
CREATE INDEX alert_messages_zone_id_index ON alert_messages (zone_id);

-- An order that our own people declare, where no feed reaches. Two of them: nobody approves their own.
CREATE TABLE declarations (
  id uuid DEFAULT new_id() NOT NULL,
  status text NOT NULL,
  name text NOT NULL,
  source text NOT NULL,
  shape jsonb NOT NULL,
  shape_hash text NOT NULL,
  state text DEFAULT 'proposed' NOT NULL,
  proposed_by uuid,
  proposed_at timestamptz NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  note text,
  zone_id uuid,
  CONSTRAINT declarations_state_known CHECK (state IN ('proposed', 'approved', 'refused', 'withdrawn')),
  CONSTRAINT declarations_two_people CHECK ((state <> 'approved') OR ((decided_at IS NOT NULL) AND ((decided_by <> proposed_by) OR (decided_by IS NULL) OR (proposed_by IS NULL)))),
  CONSTRAINT declarations_pkey PRIMARY KEY (id),
  CONSTRAINT declarations_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT declarations_proposed_by_users_id_fk FOREIGN KEY (proposed_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT declarations_zone_id_zones_id_fk FOREIGN KEY (zone_id) REFERENCES zones(id)
);
CREATE INDEX declarations_state_proposed_at_index ON declarations (state, proposed_at);

-- ## emergency/lodging

-- A partner hotel.
CREATE TABLE hotels (
  id uuid DEFAULT new_id() NOT NULL,
  name text NOT NULL,
  address text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  zip text NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  stars smallint NOT NULL,
  phone text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  is_sample boolean DEFAULT false NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT hotels_on_earth CHECK (lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180),
  CONSTRAINT hotels_stars_in_range CHECK (stars BETWEEN 1 AND 5),
  CONSTRAINT hotels_pkey PRIMARY KEY (id)
);
CREATE INDEX hotels_place ON hotels USING gist (point((lng * (0.8)::double precision), lat));

-- Rooms of one kind that a partner keeps for us.
CREATE TABLE room_blocks (
  id uuid DEFAULT new_id() NOT NULL,
  hotel_id uuid NOT NULL,
  kind text NOT NULL,
  sleeps smallint NOT NULL,
  takes_pets boolean NOT NULL,
  has_backup_power boolean NOT NULL,
  member_rate_cents integer NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT room_blocks_kind_known CHECK (kind IN ('standard', 'accessible')),
  CONSTRAINT room_blocks_sleeps_in_range CHECK (sleeps BETWEEN 1 AND 12),
  CONSTRAINT room_blocks_pkey PRIMARY KEY (id),
  CONSTRAINT room_blocks_hotel_id_hotels_id_fk FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE
);
CREATE INDEX room_blocks_hotel_id_index ON room_blocks (hotel_id);

-- One night of a block: what is kept, and what is still free. Changed by guarded updates alone.
CREATE TABLE room_nights (
  block_id uuid NOT NULL,
  night date NOT NULL,
  capacity integer NOT NULL,
  free integer NOT NULL,
  CONSTRAINT room_nights_never_overbooked CHECK ((free >= 0) AND (free <= capacity)),
  CONSTRAINT room_nights_block_id_night_pk PRIMARY KEY (block_id, night),
  CONSTRAINT room_nights_block_id_room_blocks_id_fk FOREIGN KEY (block_id) REFERENCES room_blocks(id) ON DELETE CASCADE
);
CREATE INDEX room_nights_night_index ON room_nights (night);

-- A household's room: all nights of its plan, or a place in line. Partitioned by incident, as activations are.
CREATE TABLE room_holds (
  incident_id uuid NOT NULL,
  home_id uuid NOT NULL,
  user_id uuid NOT NULL,
  state text NOT NULL,
  block_id uuid,
  rooms smallint NOT NULL,
  first_night date NOT NULL,
  nights smallint NOT NULL,
  own_nights smallint DEFAULT 0 NOT NULL,
  miles double precision,
  is_wide_allowed boolean DEFAULT false NOT NULL,
  priority smallint DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  changed_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT room_holds_held_has_room CHECK ((state NOT IN ('held', 'checked-in')) OR (block_id IS NOT NULL)),
  CONSTRAINT room_holds_nights_in_range CHECK (((nights + own_nights) >= 0) AND ((nights + own_nights) <= 14)),
  CONSTRAINT room_holds_state_known CHECK (state IN ('held', 'waiting', 'released', 'checked-in', 'over')),
  CONSTRAINT room_holds_incident_id_home_id_pk PRIMARY KEY (incident_id, home_id)
) PARTITION BY LIST (incident_id);
CREATE TABLE room_holds_small PARTITION OF room_holds DEFAULT;
CREATE INDEX room_holds_block_id_index ON room_holds (block_id);
CREATE INDEX room_holds_waiting ON room_holds (priority, created_at) WHERE (state = 'waiting');
CREATE INDEX room_holds_user_id_index ON room_holds (user_id);

-- ## emergency/activations

-- What people call "the fire": orders near each other in place and time. Live only: drills have their own tables.
CREATE TABLE incidents (
  id uuid DEFAULT new_id() NOT NULL,
  name text NOT NULL,
  state text DEFAULT 'open' NOT NULL,
  opened_at timestamptz NOT NULL,
  ended_at timestamptz,
  cash_held_at timestamptz,
  cash_hold_reason text,
  cash_decided_at timestamptz,
  cash_decided_by uuid,
  cash_decision text,
  CONSTRAINT incidents_ended_has_time CHECK ((state = 'ended') = (ended_at IS NOT NULL)),
  CONSTRAINT incidents_state_known CHECK (state IN ('open', 'ended')),
  CONSTRAINT incidents_pkey PRIMARY KEY (id),
  CONSTRAINT incidents_cash_decided_by_users_id_fk FOREIGN KEY (cash_decided_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX incidents_state_opened_at_index ON incidents (state, opened_at);

-- A version of a zone that was acted upon: claimed first, so that it is acted upon once.
CREATE TABLE order_claims (
  incident_id uuid NOT NULL,
  zone_id uuid NOT NULL,
  zone_version integer NOT NULL,
  at timestamptz NOT NULL,
  matched integer DEFAULT 0 NOT NULL,
  activated integer DEFAULT 0 NOT NULL,
  took_ms integer,
  listed_at timestamptz,
  ended_at timestamptz,
  CONSTRAINT order_claims_incident_id_zone_id_zone_version_pk PRIMARY KEY (incident_id, zone_id, zone_version),
  CONSTRAINT order_claims_incident_id_incidents_id_fk FOREIGN KEY (incident_id) REFERENCES incidents(id)
);
CREATE INDEX order_claims_open ON order_claims (incident_id) WHERE ((ended_at IS NULL) OR (listed_at IS NULL));
CREATE INDEX order_claims_zone_id_index ON order_claims (zone_id);

-- * A home for which services have started: one per home and incident. Partitioned by incident; written by one transaction
-- at a time, so it has no foreign keys, and `npm run activations -- verify` looks for what they would have refused.
CREATE TABLE activations (
  incident_id uuid NOT NULL,
  home_id uuid NOT NULL,
  user_id uuid NOT NULL,
  zone_id uuid NOT NULL,
  zone_version integer NOT NULL,
  order_at timestamptz NOT NULL,
  plan text NOT NULL,
  cash_cents integer NOT NULL,
  nights integer NOT NULL,
  state text DEFAULT 'active' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  ended_at timestamptz,
  end_reason text,
  acknowledged_at timestamptz,
  acknowledged_by uuid,
  CONSTRAINT activations_ended_has_time CHECK ((state = 'active') = (ended_at IS NULL)),
  CONSTRAINT activations_state_known CHECK (state IN ('active', 'lifted', 'cancelled')),
  CONSTRAINT activations_incident_id_home_id_pk PRIMARY KEY (incident_id, home_id)
) PARTITION BY LIST (incident_id);
CREATE TABLE activations_small PARTITION OF activations DEFAULT;
CREATE INDEX activations_home_id_index ON activations (home_id);
CREATE INDEX activations_user_id_incident_id_index ON activations (user_id, incident_id);

-- A home inside a warning: told to get ready, once per incident.
CREATE TABLE home_warnings (
  incident_id uuid NOT NULL,
  home_id uuid NOT NULL,
  user_id uuid NOT NULL,
  zone_id uuid NOT NULL,
  at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT home_warnings_incident_id_home_id_pk PRIMARY KEY (incident_id, home_id)
);
CREATE INDEX home_warnings_home_id_index ON home_warnings (home_id);

-- A line to the concierge, opened with the facts of the case. Partitioned by incident, as activations are.
CREATE TABLE conversations (
  incident_id uuid NOT NULL,
  home_id uuid NOT NULL,
  user_id uuid NOT NULL,
  state text DEFAULT 'open' NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  CONSTRAINT conversations_incident_id_home_id_pk PRIMARY KEY (incident_id, home_id)
) PARTITION BY LIST (incident_id);
CREATE TABLE conversations_small PARTITION OF conversations DEFAULT;
CREATE INDEX conversations_user_id_index ON conversations (user_id);

-- What happened to an activation after it began, for its timeline. Never altered.
CREATE TABLE activation_events (
  id uuid DEFAULT new_id() NOT NULL,
  incident_id uuid NOT NULL,
  home_id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  actor_id uuid,
  detail jsonb NOT NULL,
  CONSTRAINT activation_events_pkey PRIMARY KEY (id)
);
CREATE INDEX activation_events_home_id_incident_id_at_index ON activation_events (home_id, incident_id, at);

-- ## emergency/evacuation

-- Where each person of the household is.
CREATE TABLE check_ins (
  incident_id uuid NOT NULL,
  home_id uuid NOT NULL,
  person_id uuid NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  by_user_id uuid,
  CONSTRAINT check_ins_state_known CHECK (state IN ('left', 'safe', 'help')),
  CONSTRAINT check_ins_incident_id_home_id_person_id_pk PRIMARY KEY (incident_id, home_id, person_id),
  CONSTRAINT check_ins_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE
);
CREATE INDEX check_ins_home_id_index ON check_ins (home_id);

-- "No order came for my street": a household asks for services, a person decides, another hears the appeal.
CREATE TABLE service_requests (
  id uuid DEFAULT new_id() NOT NULL,
  home_id uuid NOT NULL,
  user_id uuid NOT NULL,
  why bytea NOT NULL,
  state text DEFAULT 'open' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  decided_at timestamptz,
  decided_by uuid,
  decision_note bytea,
  appeal bytea,
  appealed_at timestamptz,
  appeal_decided_at timestamptz,
  appeal_decided_by uuid,
  appeal_note bytea,
  CONSTRAINT service_requests_appeal_by_another CHECK ((appeal_decided_by IS NULL) OR (appeal_decided_by IS DISTINCT FROM decided_by)),
  CONSTRAINT service_requests_state_known CHECK (state IN ('open', 'approved', 'declined', 'appealed', 'appeal-declined')),
  CONSTRAINT service_requests_pkey PRIMARY KEY (id),
  CONSTRAINT service_requests_appeal_decided_by_users_id_fk FOREIGN KEY (appeal_decided_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT service_requests_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT service_requests_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE,
  CONSTRAINT service_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX service_requests_one_open ON service_requests (home_id) WHERE (state IN ('open', 'appealed'));
CREATE INDEX service_requests_state_created_at_index ON service_requests (state, created_at);
CREATE INDEX service_requests_user_id_index ON service_requests (user_id);

-- ## emergency/drills

-- A rehearsal. It has its own tables from end to end: nothing in them can move money, hold a room or send a live word.
CREATE TABLE drills (
  id uuid DEFAULT new_id() NOT NULL,
  kind text NOT NULL,
  started_by uuid,
  name text NOT NULL,
  shape jsonb NOT NULL,
  state text DEFAULT 'running' NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT drills_kind_known CHECK (kind IN ('household', 'area')),
  CONSTRAINT drills_state_known CHECK (state IN ('running', 'done', 'stopped')),
  CONSTRAINT drills_pkey PRIMARY KEY (id),
  CONSTRAINT drills_started_by_users_id_fk FOREIGN KEY (started_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX drills_state_started_at_index ON drills (state, started_at);

-- A home in a drill: what would have happened, and how far the household went.
CREATE TABLE drill_homes (
  drill_id uuid NOT NULL,
  home_id uuid NOT NULL,
  user_id uuid NOT NULL,
  plan text,
  outcome jsonb NOT NULL,
  at timestamptz NOT NULL,
  acknowledged_at timestamptz,
  left_at timestamptz,
  safe_at timestamptz,
  completed_at timestamptz,
  is_score_granted boolean DEFAULT false NOT NULL,
  declined_at timestamptz,
  CONSTRAINT drill_homes_drill_id_home_id_pk PRIMARY KEY (drill_id, home_id),
  CONSTRAINT drill_homes_drill_id_drills_id_fk FOREIGN KEY (drill_id) REFERENCES drills(id) ON DELETE CASCADE,
  CONSTRAINT drill_homes_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE,
  CONSTRAINT drill_homes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX drill_homes_home_id_index ON drill_homes (home_id);
CREATE INDEX drill_homes_user_id_index ON drill_homes (user_id);

-- ## office/admin

-- Counts, as far as they are added up. What happened since is in `figure_changes`.
CREATE TABLE figures (
  name text NOT NULL,
  value bigint NOT NULL,
  CONSTRAINT figures_name_known CHECK (name IN ('users', 'homes', 'points-redeemed', 'scores', 'scored-homes')),
  CONSTRAINT figures_pkey PRIMARY KEY (name)
);

-- * How much a count moved, one row for each change. Rows are only added: thousands who sign up or buy at once do not wait
-- for each other at one counter. A job adds them up and takes them away.
CREATE TABLE figure_changes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text NOT NULL,
  change bigint NOT NULL,
  CONSTRAINT figure_changes_pkey PRIMARY KEY (id)
);

-- The figures as they were last read on a day, for charts.
CREATE TABLE daily_figures (
  day date NOT NULL,
  total_users integer NOT NULL,
  avg_readiness double precision,
  active_homes integer NOT NULL,
  points_redeemed bigint NOT NULL,
  derived boolean NOT NULL,
  read_at timestamptz NOT NULL,
  CONSTRAINT daily_figures_pkey PRIMARY KEY (day)
);

-- ## office/my-data

-- A download of everything about a person, good for one use within minutes. Here is the token's SHA-256.
CREATE TABLE data_exports (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT data_exports_pkey PRIMARY KEY (id),
  CONSTRAINT data_exports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX data_exports_token_hash_key ON data_exports (token_hash);
CREATE INDEX data_exports_user_id_index ON data_exports (user_id);

-- ## office/demo

-- Mail the demo kept instead of sending.
CREATE TABLE demo_mails (
  id uuid DEFAULT new_id() NOT NULL,
  "to" text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  key text,
  CONSTRAINT demo_mails_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX demo_mails_kept_once ON demo_mails (key);
CREATE INDEX demo_mails_to_created_at_index ON demo_mails ("to", created_at);

-- Text messages the demo kept instead of sending.
CREATE TABLE demo_texts (
  id uuid DEFAULT new_id() NOT NULL,
  "to" text NOT NULL,
  text text NOT NULL,
  key text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT demo_texts_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX demo_texts_kept_once ON demo_texts (key);
CREATE INDEX demo_texts_to_created_at_index ON demo_texts ("to", created_at);

-- ## adapters

-- What the simulated card provider remembers: its payments, customers, subscriptions and invoices. Only it reads here.
CREATE TABLE simulated_objects (
  ref text NOT NULL,
  kind text NOT NULL,
  parent text,
  state jsonb NOT NULL,
  due_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT simulated_objects_pkey PRIMARY KEY (ref)
);
CREATE INDEX simulated_objects_due_at_index ON simulated_objects (due_at);
CREATE INDEX simulated_objects_parent_index ON simulated_objects (parent);

-- Calls already answered, by their key.
CREATE TABLE simulated_calls (
  key text NOT NULL,
  request text NOT NULL,
  reply jsonb,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT simulated_calls_pkey PRIMARY KEY (key)
);

-- ## Foreign keys to later wings

ALTER TABLE home_keys ADD CONSTRAINT home_keys_home_id_homes_id_fk FOREIGN KEY (home_id) REFERENCES homes(id) ON DELETE CASCADE;

-- ## Functions

-- Counts move with what they count, in the same transaction, also where a deleted account takes its things along. Each
-- statement adds one row, however many it touches; nobody waits for a counter.
CREATE FUNCTION figure_moved(p_name text, p_change bigint) RETURNS void
    LANGUAGE sql
    AS $$
  INSERT INTO figure_changes (name, change) SELECT p_name, p_change WHERE p_change <> 0
$$;

-- The only way points move: one call changes the balance and enters the movement. The account is read without a lock
-- and changed only if nothing has moved in it since, which its number tells; else it is read again under the lock. So
-- what was read (the balance, the end of the chain, whether the key is new) is true when it is written. A refusal
-- writes nothing.
CREATE FUNCTION move_points(p_user uuid, p_delta integer, p_reason text, p_key text, p_reverses uuid, OUT outcome text) RETURNS text
    LANGUAGE plpgsql
    AS $$
DECLARE
  e point_ledger;
  had integer;
  asked bytea := point_input_hash(p_delta, p_reason, p_reverses);
  known bytea;
BEGIN
  FOR attempt IN 1..2 LOOP
    IF attempt > 1 THEN
      PERFORM FROM point_balances b WHERE b.user_id = p_user FOR NO KEY UPDATE;
    END IF;
    SELECT b.balance, b.seq, b.head, l.input_hash INTO had, e.seq, e.previous_hash, known
      FROM point_balances b LEFT JOIN point_ledger l ON l.user_id = b.user_id AND l.key = p_key
      WHERE b.user_id = p_user;
    IF NOT FOUND THEN
      EXIT WHEN p_delta < 0;
      INSERT INTO point_balances (user_id, balance, seq, head)
        VALUES (p_user, 0, 0, decode(repeat('00', 32), 'hex')) ON CONFLICT DO NOTHING;
      CONTINUE;
    END IF;
    IF known IS NOT NULL THEN
      outcome := CASE WHEN known = asked THEN 'already' ELSE 'key-reused' END;
      RETURN;
    END IF;

    e.id := new_id();
    e.user_id := p_user;
    e.seq := e.seq + 1;
    e.delta := p_delta;
    e.balance_after := had + p_delta;
    e.reason := p_reason;
    e.key := p_key;
    e.input_hash := asked;
    e.reverses := p_reverses;
    e.created_at := clock_timestamp(); -- of its turn, not of its transaction
    e.hash := point_entry_hash(e);
    UPDATE point_balances b
      SET balance = b.balance + p_delta, seq = e.seq, head = e.hash, updated_at = e.created_at
      WHERE b.user_id = p_user AND b.seq = e.seq - 1 AND b.balance + p_delta >= 0;
    IF FOUND THEN
      INSERT INTO point_ledger VALUES (e.*);
      outcome := 'moved';
      RETURN;
    END IF;
  END LOOP;
  outcome := 'too-few';
END
$$;

-- What was asked for. Every part has a fixed width but the last, so no two requests look alike.
CREATE FUNCTION point_input_hash(delta integer, reason text, reverses uuid) RETURNS bytea
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  SELECT sha256(
    int4send(delta)
    || uuid_send(coalesce(reverses, '00000000-0000-0000-0000-000000000000'))
    || convert_to(reason, 'UTF8')
  )
$$;

-- The lists of the team say how many rows there are of each kind without counting them: see server/platform/tallies.ts. As
-- with figures, each change adds a row in its own transaction, and nobody waits for a counter. Added and deleted rows are
-- summed for each statement; of changed rows only those that changed sides are written down.
CREATE FUNCTION tally_moved(p_list text, p_before text, p_after text) RETURNS void
    LANGUAGE sql
    AS $$
  INSERT INTO tally_changes (list, part, change)
    SELECT p_list, part, change FROM (VALUES (p_before, -1), (p_after, 1)) AS moved (part, change)
    WHERE part IS NOT NULL AND p_before IS DISTINCT FROM p_after
$$;

-- Entries are never changed: they come, and go with a history that is forgotten.
CREATE FUNCTION audit_part(e audit_entries) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT coalesce(e.kind, '') || ':' || CASE WHEN e.actor_id IS NULL THEN 'product' ELSE 'person' END || ':' || e.action
$$;

CREATE FUNCTION message_part(m contact_messages) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT m.status || ':' || coalesce(m.assignee::text, '')
$$;

CREATE FUNCTION order_open(o orders) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT CASE WHEN o.status IN ('PENDING', 'PAID') THEN o.sku_id::text END
$$;

CREATE FUNCTION order_part(o orders) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT o.status || ':' || o.pay_with || ':' || o.sku_name
$$;

-- An item is sold by an order that is paid, and open in one that waits for money or for somebody to hand it over.
CREATE FUNCTION order_sold(o orders) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT CASE WHEN o.status IN ('PAID', 'FULFILLED') THEN o.sku_id::text END
$$;

-- Everything an entry says, bound to the entry before it. server/points/entry-hash.ts works out the same.
CREATE FUNCTION point_entry_hash(e point_ledger) RETURNS bytea
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  SELECT sha256(
    e.previous_hash
    || uuid_send(e.user_id)
    || int4send(e.seq)
    || uuid_send(e.id)
    || int4send(e.delta)
    || int4send(e.balance_after)
    || int8send((extract(epoch from e.created_at) * 1000000)::bigint)
    || uuid_send(coalesce(e.reverses, '00000000-0000-0000-0000-000000000000'))
    || e.input_hash
    || int4send(octet_length(e.key))
    || convert_to(e.key, 'UTF8')
    || convert_to(e.reason, 'UTF8')
  )
$$;

-- Points are redeemed by an order until it is cancelled, which gives them back.
CREATE FUNCTION points_redeemed(o orders) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT CASE WHEN o.pay_with = 'points' AND o.status <> 'CANCELLED' THEN o.points_used ELSE 0 END::bigint
$$;

CREATE FUNCTION waitlist_part(e waitlist_entries) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT CASE WHEN e.left_at IS NULL THEN e.status ELSE 'left' END || ':' || coalesce(e.state, '')
$$;

CREATE FUNCTION audit_tallied() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tally_changes (list, part, change)
      SELECT 'audit', audit_part(e), count(*) FROM entered e GROUP BY 2;
  ELSE
    INSERT INTO tally_changes (list, part, change)
      SELECT 'audit', audit_part(g), -count(*) FROM gone g GROUP BY 2;
  END IF;
  RETURN NULL;
END
$$;

-- Two people, at the moment it is approved. Later either may delete their account.
CREATE FUNCTION declared_by_two() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF new.decided_by IS NULL OR new.proposed_by IS NULL OR new.decided_by = new.proposed_by THEN
    RAISE EXCEPTION 'a declaration is approved by another person than the one who proposed it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'declarations_two_people';
  END IF;
  RETURN new;
END $$;

-- A home that its owner has put away is not active.
CREATE FUNCTION homes_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  change bigint := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    change := (SELECT count(*) FROM entered WHERE archived_at IS NULL);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    change := change - (SELECT count(*) FROM gone WHERE archived_at IS NULL);
  END IF;
  PERFORM figure_moved('homes', change);
  RETURN NULL;
END
$$;

-- The last score of each home, and their sum and number.
CREATE FUNCTION keep_latest_scores() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO latest_scores AS l (home_id, score, computed_at)
    SELECT DISTINCT ON (home_id) home_id, score, computed_at FROM entered
    ORDER BY home_id, computed_at DESC, id DESC
    ON CONFLICT (home_id) DO UPDATE SET score = excluded.score, computed_at = excluded.computed_at
      WHERE l.computed_at <= excluded.computed_at;
  RETURN NULL;
END
$$;

CREATE FUNCTION messages_tallied() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tally_changes (list, part, change)
      SELECT 'messages', message_part(e), count(*) FROM entered e GROUP BY 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tally_changes (list, part, change)
      SELECT 'messages', message_part(g), -count(*) FROM gone g GROUP BY 2;
  ELSE
    PERFORM tally_moved('messages', message_part(OLD), message_part(NEW));
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION orders_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  change bigint := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    change := (SELECT coalesce(sum(points_redeemed(o)), 0) FROM entered o);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    change := change - (SELECT coalesce(sum(points_redeemed(o)), 0) FROM gone o);
  END IF;
  PERFORM figure_moved('points-redeemed', change);
  RETURN NULL;
END
$$;

CREATE FUNCTION orders_tallied() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tally_changes (list, part, change)
      SELECT t.list, t.part, count(*) FROM entered o, LATERAL (VALUES
        ('orders', order_part(o)), ('orders-sold', order_sold(o)), ('orders-open', order_open(o))) AS t (list, part)
      WHERE t.part IS NOT NULL GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tally_changes (list, part, change)
      SELECT t.list, t.part, -count(*) FROM gone o, LATERAL (VALUES
        ('orders', order_part(o)), ('orders-sold', order_sold(o)), ('orders-open', order_open(o))) AS t (list, part)
      WHERE t.part IS NOT NULL GROUP BY 1, 2;
  ELSE
    PERFORM tally_moved('orders', order_part(OLD), order_part(NEW));
    PERFORM tally_moved('orders-sold', order_sold(OLD), order_sold(NEW));
    PERFORM tally_moved('orders-open', order_open(OLD), order_open(NEW));
  END IF;
  RETURN NULL;
END
$$;

-- What was given back after an order was fulfilled is redeemed no more. The order itself stays as it is: its timeline tells.
CREATE FUNCTION refunds_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  change bigint := (
    SELECT coalesce(sum(points_redeemed(o)), 0) FROM entered e JOIN orders o ON o.id = e.order_id
    WHERE e.status = 'REFUNDED'
  );
BEGIN
  PERFORM figure_moved('points-redeemed', -change);
  RETURN NULL;
END
$$;

-- Entries are added and never changed. They go only with what they were about, once the seal of their history says so.
CREATE FUNCTION refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM audit_seals WHERE chain_hash = sha256(uuid_send(OLD.chain)) AND forgotten_at IS NOT NULL
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

CREATE FUNCTION refuse_audit_loss() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

-- The end of a history moves one entry at a time.
CREATE FUNCTION refuse_audit_return() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NEW.seq IN (OLD.seq, OLD.seq + 1) AND NEW.chain = OLD.chain THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_heads goes forward only' USING ERRCODE = 'restrict_violation';
END
$$;

-- Movements of cash are added and never changed. When an account is closed its name goes, and nothing else.
CREATE FUNCTION refuse_cash_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.user_id IS NULL THEN
    OLD.user_id := NULL;
    IF NEW IS NOT DISTINCT FROM OLD THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'cash_ledger is append-only' USING ERRCODE = 'restrict_violation';
END
$$;

-- Rows are added and never changed. They go with the person they belong to, by the cascade, when that row is gone.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'point_ledger is append-only' USING ERRCODE = 'restrict_violation';
END
$$;

-- A seal never goes back, and what is forgotten stays so.
CREATE FUNCTION refuse_seal_return() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NEW.chain_hash = OLD.chain_hash AND NEW.seq >= OLD.seq
    AND (OLD.forgotten_at IS NULL OR OLD.forgotten_at = NEW.forgotten_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_seals goes forward only' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE FUNCTION scores_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  scores bigint := 0;
  homes bigint := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT coalesce(sum(score), 0), count(*) INTO scores, homes FROM entered;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT scores - coalesce(sum(score), 0), homes - count(*) INTO scores, homes FROM gone;
  END IF;
  PERFORM figure_moved('scores', scores);
  PERFORM figure_moved('scored-homes', homes);
  RETURN NULL;
END
$$;

-- Nobody who writes a span can leave out or mistake whose it is. Of a membership that the same statement writes, which is
-- not to be seen here yet, its person is said.
CREATE FUNCTION span_of_its_person() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.user_id := coalesce((SELECT user_id FROM memberships WHERE id = NEW.membership_id), NEW.user_id);
  RETURN NEW;
END $$;

CREATE FUNCTION users_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM figure_moved('users', count(*)) FROM entered;
  ELSE
    PERFORM figure_moved('users', -count(*)) FROM gone;
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION users_tallied() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tally_changes (list, part, change) SELECT 'users', role, count(*) FROM entered GROUP BY 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tally_changes (list, part, change) SELECT 'users', role, -count(*) FROM gone GROUP BY 2;
  ELSE
    PERFORM tally_moved('users', OLD.role, NEW.role);
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION waitlist_tallied() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tally_changes (list, part, change)
      SELECT 'waitlist', waitlist_part(e), count(*) FROM entered e GROUP BY 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tally_changes (list, part, change)
      SELECT 'waitlist', waitlist_part(g), -count(*) FROM gone g GROUP BY 2;
  ELSE
    PERFORM tally_moved('waitlist', waitlist_part(OLD), waitlist_part(NEW));
  END IF;
  RETURN NULL;
END
$$;

-- ## Triggers

CREATE TRIGGER users_entered AFTER INSERT ON users REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION users_counted();
CREATE TRIGGER users_gone AFTER DELETE ON users REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION users_counted();
CREATE TRIGGER users_tallied_entered AFTER INSERT ON users REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION users_tallied();
CREATE TRIGGER users_tallied_gone AFTER DELETE ON users REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION users_tallied();
CREATE TRIGGER users_tallied_moved AFTER UPDATE OF role ON users FOR EACH ROW EXECUTE FUNCTION users_tallied();

CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_entries_entered AFTER INSERT ON audit_entries REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION audit_tallied();
CREATE TRIGGER audit_entries_gone AFTER DELETE ON audit_entries REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION audit_tallied();
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_loss();

CREATE TRIGGER audit_heads_forward BEFORE UPDATE ON audit_heads FOR EACH ROW EXECUTE FUNCTION refuse_audit_return();
CREATE TRIGGER audit_heads_no_truncate BEFORE TRUNCATE ON audit_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_loss();
CREATE TRIGGER audit_heads_stay BEFORE DELETE ON audit_heads FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_seals_forward BEFORE UPDATE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_seal_return();
CREATE TRIGGER audit_seals_no_truncate BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_loss();
CREATE TRIGGER audit_seals_stay BEFORE DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_audit_loss();

CREATE TRIGGER audit_checkpoints_append_only BEFORE DELETE OR UPDATE ON audit_checkpoints FOR EACH ROW EXECUTE FUNCTION refuse_audit_loss();
CREATE TRIGGER audit_checkpoints_no_truncate BEFORE TRUNCATE ON audit_checkpoints FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_loss();

-- What came of looking through all histories is no more to be changed than they are.
CREATE TRIGGER audit_checks_append_only BEFORE DELETE OR UPDATE ON audit_checks FOR EACH ROW EXECUTE FUNCTION refuse_audit_loss();
CREATE TRIGGER audit_checks_no_truncate BEFORE TRUNCATE ON audit_checks FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_loss();

CREATE TRIGGER waitlist_entries_entered AFTER INSERT ON waitlist_entries REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION waitlist_tallied();
CREATE TRIGGER waitlist_entries_gone AFTER DELETE ON waitlist_entries REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION waitlist_tallied();
CREATE TRIGGER waitlist_entries_moved AFTER UPDATE OF status, left_at, state ON waitlist_entries FOR EACH ROW EXECUTE FUNCTION waitlist_tallied();

CREATE TRIGGER contact_messages_entered AFTER INSERT ON contact_messages REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION messages_tallied();
CREATE TRIGGER contact_messages_gone AFTER DELETE ON contact_messages REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION messages_tallied();
CREATE TRIGGER contact_messages_moved AFTER UPDATE OF status, assignee ON contact_messages FOR EACH ROW EXECUTE FUNCTION messages_tallied();

CREATE TRIGGER point_ledger_append_only BEFORE DELETE OR UPDATE ON point_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER point_ledger_no_truncate BEFORE TRUNCATE ON point_ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER orders_changed AFTER UPDATE ON orders REFERENCING OLD TABLE AS gone NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION orders_counted();
CREATE TRIGGER orders_entered AFTER INSERT ON orders REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION orders_counted();
CREATE TRIGGER orders_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION orders_counted();
CREATE TRIGGER orders_tallied_entered AFTER INSERT ON orders REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION orders_tallied();
CREATE TRIGGER orders_tallied_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION orders_tallied();
CREATE TRIGGER orders_tallied_moved AFTER UPDATE OF status, pay_with, sku_name, sku_id ON orders FOR EACH ROW EXECUTE FUNCTION orders_tallied();

CREATE TRIGGER refunds_entered AFTER INSERT ON order_events REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION refunds_counted();

CREATE TRIGGER membership_spans_of_its_person BEFORE INSERT ON membership_spans FOR EACH ROW EXECUTE FUNCTION span_of_its_person();

CREATE TRIGGER cash_ledger_append_only BEFORE DELETE OR UPDATE ON cash_ledger FOR EACH ROW EXECUTE FUNCTION refuse_cash_change();
CREATE TRIGGER cash_ledger_no_truncate BEFORE TRUNCATE ON cash_ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_cash_change();

CREATE TRIGGER homes_changed AFTER UPDATE ON homes REFERENCING OLD TABLE AS gone NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION homes_counted();
CREATE TRIGGER homes_entered AFTER INSERT ON homes REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION homes_counted();
CREATE TRIGGER homes_gone AFTER DELETE ON homes REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION homes_counted();

CREATE TRIGGER readiness_scores_entered AFTER INSERT ON readiness_scores REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION keep_latest_scores();

CREATE TRIGGER latest_scores_changed AFTER UPDATE ON latest_scores REFERENCING OLD TABLE AS gone NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION scores_counted();
CREATE TRIGGER latest_scores_entered AFTER INSERT ON latest_scores REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION scores_counted();
CREATE TRIGGER latest_scores_gone AFTER DELETE ON latest_scores REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION scores_counted();

CREATE TRIGGER declarations_approved BEFORE UPDATE OF state ON declarations FOR EACH ROW WHEN (((new.state = 'approved') AND (old.state <> 'approved'))) EXECUTE FUNCTION declared_by_two();
CREATE TRIGGER declarations_inserted_approved BEFORE INSERT ON declarations FOR EACH ROW WHEN ((new.state = 'approved')) EXECUTE FUNCTION declared_by_two();

-- The figures of the back office start at zero.
INSERT INTO figures (name, value) VALUES ('users', 0), ('homes', 0), ('points-redeemed', 0), ('scores', 0), ('scored-homes', 0);
