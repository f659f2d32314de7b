CREATE TABLE "ambassador_bars" (
	"mark" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ambassadors" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"mark" text NOT NULL,
	"name" text NOT NULL,
	"county" text NOT NULL,
	"zip" text NOT NULL,
	"area" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"moved_by" text,
	"state_at" timestamp with time zone NOT NULL,
	"state_reason" text,
	"decided_by" uuid,
	"approved_at" timestamp with time zone,
	"was_suspended" boolean DEFAULT false NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"mail" text DEFAULT 'none' NOT NULL,
	"mail_try_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ambassadors_email_lower_case" CHECK ("ambassadors"."email" = lower("ambassadors"."email")),
	CONSTRAINT "ambassadors_state_known" CHECK ("ambassadors"."state" in ('unconfirmed', 'applied', 'approved', 'declined', 'suspended', 'left')),
	CONSTRAINT "ambassadors_language_known" CHECK ("ambassadors"."language" in ('en', 'es')),
	CONSTRAINT "ambassadors_mail_known" CHECK ("ambassadors"."mail" in ('none', 'due', 'sent', 'refused')),
	CONSTRAINT "ambassadors_county_known" CHECK ("ambassadors"."county" ~ '^06[0-9]{3}$'),
	CONSTRAINT "ambassadors_zip_known" CHECK ("ambassadors"."zip" ~ '^9[0-9]{4}$'),
	CONSTRAINT "ambassadors_reason_given" CHECK ("ambassadors"."state" not in ('declined', 'suspended') or "ambassadors"."state_reason" is not null),
	CONSTRAINT "ambassadors_approved_when" CHECK ("ambassadors"."state" <> 'approved' or "ambassadors"."approved_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "impact_balances" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	"seq" integer NOT NULL,
	"head" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "impact_balances_not_negative" CHECK ("impact_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "impact_claims" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"ambassador_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quantity" smallint NOT NULL,
	"points" integer NOT NULL,
	"happened_on" date NOT NULL,
	"evidence" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"moved_by" text,
	"state_at" timestamp with time zone NOT NULL,
	"state_reason" text,
	"decided_by" uuid,
	"decided_first_by" uuid,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"round" smallint DEFAULT 1 NOT NULL,
	"device_mark" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "impact_claims_state_known" CHECK ("impact_claims"."state" in ('waiting', 'confirmed', 'declined', 'withdrawn', 'lapsed', 'appealed', 'refused', 'reversed')),
	CONSTRAINT "impact_claims_quantity_positive" CHECK ("impact_claims"."quantity" between 1 and 8),
	CONSTRAINT "impact_claims_evidence_given" CHECK (length("impact_claims"."evidence") >= 20),
	CONSTRAINT "impact_claims_not_by_self" CHECK ("impact_claims"."decided_by" <> "impact_claims"."user_id"),
	CONSTRAINT "impact_claims_appeal_whole" CHECK (("impact_claims"."appeal" is null) = ("impact_claims"."appealed_at" is null)),
	CONSTRAINT "impact_claims_appeal_by_another" CHECK ("impact_claims"."decided_by" <> "impact_claims"."decided_first_by")
);
--> statement-breakpoint
CREATE TABLE "impact_kinds" (
	"kind" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"per_day" smallint NOT NULL,
	"per_month" smallint NOT NULL,
	CONSTRAINT "impact_kinds_positive" CHECK ("impact_kinds"."points" > 0 and "impact_kinds"."per_day" > 0 and "impact_kinds"."per_month" > 0)
);
--> statement-breakpoint
CREATE TABLE "impact_ledger" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"delta" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" "bytea" NOT NULL,
	"reverses" uuid,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "impact_ledger_delta_not_zero" CHECK ("impact_ledger"."delta" <> 0),
	CONSTRAINT "impact_ledger_never_spent" CHECK (("impact_ledger"."delta" < 0) = ("impact_ledger"."reverses" is not null)),
	CONSTRAINT "impact_ledger_balance_not_negative" CHECK ("impact_ledger"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "impact_requests" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"claim_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"mark" text NOT NULL,
	"confirmer_id" uuid,
	"had_account" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"mail" text DEFAULT 'due' NOT NULL,
	"mail_try_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	"doubt" text,
	CONSTRAINT "impact_requests_mail_known" CHECK ("impact_requests"."mail" in ('none', 'due', 'sent', 'refused')),
	CONSTRAINT "impact_requests_language_known" CHECK ("impact_requests"."language" in ('en', 'es')),
	CONSTRAINT "impact_requests_answer_known" CHECK ("impact_requests"."answer" in ('yes', 'no', 'review', 'refused')),
	CONSTRAINT "impact_requests_doubt_known" CHECK ("impact_requests"."doubt" in ('self', 'household', 'phone', 'circle', 'deleted', 'young', 'device', 'network', 'unknown', 'often')),
	CONSTRAINT "impact_requests_answer_whole" CHECK (("impact_requests"."answer" is null) = ("impact_requests"."answered_at" is null)),
	CONSTRAINT "impact_requests_address_erased" CHECK ("impact_requests"."answer" is null or "impact_requests"."email" is null)
);
--> statement-breakpoint
CREATE TABLE "training_certificates" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_progress" (
	"user_id" uuid NOT NULL,
	"module" text NOT NULL,
	"lessons_read" smallint DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"tried_on" date,
	"passed_at" timestamp with time zone,
	CONSTRAINT "training_progress_user_id_module_pk" PRIMARY KEY("user_id","module"),
	CONSTRAINT "training_progress_module_known" CHECK ("training_progress"."module" in ('know-your-zone', 'lead-a-drill', 'more-time', 'go-bags', 'home-hardening', 'after-the-fire', 'privacy'))
);
--> statement-breakpoint
ALTER TABLE "ambassadors" ADD CONSTRAINT "ambassadors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ambassadors" ADD CONSTRAINT "ambassadors_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_balances" ADD CONSTRAINT "impact_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_claims" ADD CONSTRAINT "impact_claims_ambassador_id_ambassadors_id_fk" FOREIGN KEY ("ambassador_id") REFERENCES "public"."ambassadors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_claims" ADD CONSTRAINT "impact_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_claims" ADD CONSTRAINT "impact_claims_kind_impact_kinds_kind_fk" FOREIGN KEY ("kind") REFERENCES "public"."impact_kinds"("kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_claims" ADD CONSTRAINT "impact_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_claims" ADD CONSTRAINT "impact_claims_decided_first_by_users_id_fk" FOREIGN KEY ("decided_first_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_ledger" ADD CONSTRAINT "impact_ledger_user_id_impact_balances_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."impact_balances"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_ledger" ADD CONSTRAINT "impact_ledger_reverses_impact_ledger_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."impact_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_requests" ADD CONSTRAINT "impact_requests_claim_id_impact_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."impact_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_requests" ADD CONSTRAINT "impact_requests_confirmer_id_users_id_fk" FOREIGN KEY ("confirmer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_certificates" ADD CONSTRAINT "training_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_progress" ADD CONSTRAINT "training_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ambassadors_user_key" ON "ambassadors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ambassadors_mark_key" ON "ambassadors" USING btree ("mark");--> statement-breakpoint
CREATE UNIQUE INDEX "ambassadors_token_key" ON "ambassadors" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "ambassadors_email_index" ON "ambassadors" USING btree ("email");--> statement-breakpoint
CREATE INDEX "ambassadors_state_created_at_index" ON "ambassadors" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "ambassadors_county_state_index" ON "ambassadors" USING btree ("county","state");--> statement-breakpoint
CREATE INDEX "ambassadors_words" ON "ambassadors" USING gin (letters_of("name"));--> statement-breakpoint
CREATE INDEX "ambassadors_mail_due" ON "ambassadors" USING btree ("state_at") WHERE "ambassadors"."mail" = 'due';--> statement-breakpoint
CREATE INDEX "impact_claims_user_id_created_at_index" ON "impact_claims" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "impact_claims_ambassador_id_kind_happened_on_index" ON "impact_claims" USING btree ("ambassador_id","kind","happened_on");--> statement-breakpoint
CREATE INDEX "impact_claims_state_created_at_index" ON "impact_claims" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "impact_ledger_key" ON "impact_ledger" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "impact_ledger_seq" ON "impact_ledger" USING btree ("user_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "impact_ledger_reversed_once" ON "impact_ledger" USING btree ("reverses") WHERE "impact_ledger"."reverses" is not null;--> statement-breakpoint
CREATE INDEX "impact_ledger_created_at_index" ON "impact_ledger" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "impact_requests_claim_key" ON "impact_requests" USING btree ("claim_id");--> statement-breakpoint
CREATE UNIQUE INDEX "impact_requests_token_key" ON "impact_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "impact_requests_mark_answered_at_index" ON "impact_requests" USING btree ("mark","answered_at");--> statement-breakpoint
CREATE INDEX "impact_requests_mail_due" ON "impact_requests" USING btree ("created_at") WHERE "impact_requests"."mail" = 'due';--> statement-breakpoint
CREATE UNIQUE INDEX "training_certificates_number_key" ON "training_certificates" USING btree ("number");--> statement-breakpoint
-- The kinds and limits of `contract/outreach/impact.ts`; a test compares the two.
INSERT INTO "impact_kinds" ("kind", "points", "per_day", "per_month") VALUES
	('drill', 25, 1, 2),
	('neighbors', 50, 1, 4),
	('kit', 15, 5, 20),
	('ride', 20, 2, 8),
	('walk', 10, 4, 16),
	('workshop', 30, 1, 4),
	('hours', 5, 8, 40);--> statement-breakpoint
INSERT INTO "moves" ("machine", "from_state", "to_state", "mover") VALUES
	('ambassador', 'unconfirmed', 'applied', 'applicant'),
	('ambassador', 'unconfirmed', 'left', 'applicant'),
	('ambassador', 'applied', 'approved', 'staff'),
	('ambassador', 'applied', 'declined', 'staff'),
	('ambassador', 'applied', 'left', 'applicant'),
	('ambassador', 'approved', 'suspended', 'staff'),
	('ambassador', 'approved', 'left', 'applicant'),
	('ambassador', 'suspended', 'approved', 'staff'),
	('ambassador', 'declined', 'unconfirmed', 'applicant'),
	('ambassador', 'left', 'unconfirmed', 'applicant'),
	('impact-claim', 'waiting', 'confirmed', 'neighbor'),
	('impact-claim', 'waiting', 'confirmed', 'staff'),
	('impact-claim', 'waiting', 'declined', 'neighbor'),
	('impact-claim', 'waiting', 'declined', 'staff'),
	('impact-claim', 'waiting', 'withdrawn', 'ambassador'),
	('impact-claim', 'waiting', 'lapsed', 'clock'),
	('impact-claim', 'declined', 'appealed', 'ambassador'),
	('impact-claim', 'reversed', 'appealed', 'ambassador'),
	('impact-claim', 'appealed', 'confirmed', 'staff'),
	('impact-claim', 'appealed', 'refused', 'staff'),
	('impact-claim', 'confirmed', 'reversed', 'staff');--> statement-breakpoint
CREATE TRIGGER "ambassadors_moves" BEFORE INSERT OR UPDATE ON "ambassadors" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('ambassador', 'unconfirmed');--> statement-breakpoint
CREATE TRIGGER "impact_claims_moves" BEFORE INSERT OR UPDATE ON "impact_claims" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('impact-claim', 'waiting');--> statement-breakpoint
-- Deleting an account doesn't end a suspension: the mailbox's keyed hash stays.
CREATE FUNCTION "bar_suspended_ambassador"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "ambassador_bars" ("mark") VALUES (OLD."mark") ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ambassadors_barred" AFTER DELETE ON "ambassadors" FOR EACH ROW WHEN (OLD."state" = 'suspended') EXECUTE FUNCTION "bar_suspended_ambassador"();--> statement-breakpoint
-- Limits per day and per 30 days, counted under a lock of the ambassador so that concurrent entries can't pass together.
-- Entries that were withdrawn or lapsed don't count; declined ones do.
CREATE FUNCTION "check_impact_claim"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	rule "impact_kinds";
	on_day integer;
	in_month integer;
BEGIN
	PERFORM 1 FROM "ambassadors" a WHERE a."id" = NEW."ambassador_id" AND a."user_id" = NEW."user_id" AND a."state" = 'approved' FOR UPDATE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'only active ambassadors enter what they did' USING ERRCODE = 'check_violation', CONSTRAINT = 'impact_claims_active';
	END IF;
	SELECT * INTO rule FROM "impact_kinds" k WHERE k."kind" = NEW."kind";
	IF NEW."points" <> rule."points" * NEW."quantity" THEN
		RAISE EXCEPTION '% of % are not % points', NEW."quantity", NEW."kind", NEW."points" USING ERRCODE = 'check_violation', CONSTRAINT = 'impact_claims_points';
	END IF;
	SELECT coalesce(sum(c."quantity") FILTER (WHERE c."happened_on" = NEW."happened_on"), 0), coalesce(sum(c."quantity"), 0)
		INTO on_day, in_month
		FROM "impact_claims" c
		WHERE c."ambassador_id" = NEW."ambassador_id" AND c."kind" = NEW."kind" AND c."state" NOT IN ('withdrawn', 'lapsed')
			AND c."happened_on" BETWEEN NEW."happened_on" - 29 AND NEW."happened_on" + 29;
	IF on_day + NEW."quantity" > rule."per_day" THEN
		RAISE EXCEPTION 'too many of % on one day', NEW."kind" USING ERRCODE = 'check_violation', CONSTRAINT = 'impact_claims_per_day';
	END IF;
	IF in_month + NEW."quantity" > rule."per_month" THEN
		RAISE EXCEPTION 'too many of % in 30 days', NEW."kind" USING ERRCODE = 'check_violation', CONSTRAINT = 'impact_claims_per_month';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "impact_claims_limits" BEFORE INSERT ON "impact_claims" FOR EACH ROW EXECUTE FUNCTION "check_impact_claim"();--> statement-breakpoint
-- What was entered stays as it was; only its state and who decided change. An appeal is made once.
CREATE FUNCTION "refuse_impact_claim_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW."ambassador_id", NEW."user_id", NEW."kind", NEW."quantity", NEW."points", NEW."happened_on", NEW."evidence")
		IS DISTINCT FROM (OLD."ambassador_id", OLD."user_id", OLD."kind", OLD."quantity", OLD."points", OLD."happened_on", OLD."evidence") THEN
		RAISE EXCEPTION 'what was entered is not changed' USING ERRCODE = 'restrict_violation';
	END IF;
	IF NEW."state" = 'appealed' AND OLD."state" <> 'appealed' AND OLD."appealed_at" IS NOT NULL THEN
		RAISE EXCEPTION 'an entry is appealed once' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "impact_claims_as_entered" BEFORE UPDATE ON "impact_claims" FOR EACH ROW EXECUTE FUNCTION "refuse_impact_claim_change"();--> statement-breakpoint
-- Who may not confirm: the ambassador's own mailbox, and anyone whose confirmation would close a circle of two or three.
-- The verb says so first and in words; this holds whatever the verb does. One confirmation at a time, so that three that
-- arrive together can't each see the other two missing.
CREATE FUNCTION "refuse_impact_circle"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	taker text;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('impact confirmations', 0));
	SELECT a."mark" INTO taker FROM "impact_claims" c JOIN "ambassadors" a ON a."id" = c."ambassador_id" WHERE c."id" = NEW."claim_id";
	IF taker = NEW."mark" THEN
		RAISE EXCEPTION 'no one confirms their own entry' USING ERRCODE = 'check_violation', CONSTRAINT = 'impact_requests_not_self';
	END IF;
	IF impact_circle(NEW."mark", taker, NEW."answered_at") THEN
		RAISE EXCEPTION 'a circle of confirmations' USING ERRCODE = 'check_violation', CONSTRAINT = 'impact_requests_no_circle';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
-- Whether a confirmation by one mailbox for another would close a circle with those of the last 180 days.
CREATE FUNCTION "impact_circle"(giver text, taker text, at timestamp with time zone) RETURNS boolean LANGUAGE sql STABLE AS $$
	WITH given AS (
		SELECT r."mark" AS giver, a."mark" AS taker
		FROM "impact_requests" r JOIN "impact_claims" c ON c."id" = r."claim_id" JOIN "ambassadors" a ON a."id" = c."ambassador_id"
		WHERE r."answer" = 'yes' AND r."answered_at" > $3 - interval '180 days'
	)
	SELECT EXISTS (SELECT 1 FROM given g WHERE g.giver = $2 AND g.taker = $1)
		OR EXISTS (SELECT 1 FROM given g JOIN given h ON h.giver = g.taker WHERE g.giver = $2 AND h.taker = $1)
$$;--> statement-breakpoint
CREATE TRIGGER "impact_requests_no_circle" BEFORE INSERT OR UPDATE ON "impact_requests" FOR EACH ROW WHEN (NEW."answer" = 'yes') EXECUTE FUNCTION "refuse_impact_circle"();--> statement-breakpoint
-- The ledger, with the guarantees of the points ledger: see move_points.
CREATE FUNCTION "impact_input_hash"(delta integer, reason text, reverses uuid) RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT sha256(
		int4send(delta)
		|| uuid_send(coalesce(reverses, '00000000-0000-0000-0000-000000000000'))
		|| convert_to(reason, 'UTF8')
	)
$$;--> statement-breakpoint
-- server/platform/ledger-hash.ts works out the same.
CREATE FUNCTION "impact_entry_hash"(e "impact_ledger") RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE AS $$
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
$$;--> statement-breakpoint
-- The only way impact points change: one call changes the balance and enters the movement. The account is read without a
-- lock and changed only if nothing has moved in it since; else it is read again under the lock. A refusal writes nothing.
CREATE FUNCTION "move_impact"(p_user uuid, p_delta integer, p_reason text, p_key text, p_reverses uuid, OUT outcome text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	e "impact_ledger";
	had integer;
	asked bytea := impact_input_hash(p_delta, p_reason, p_reverses);
	known bytea;
BEGIN
	FOR attempt IN 1..2 LOOP
		IF attempt > 1 THEN
			PERFORM FROM impact_balances b WHERE b.user_id = p_user FOR NO KEY UPDATE;
		END IF;
		SELECT b.balance, b.seq, b.head, l.input_hash INTO had, e.seq, e.previous_hash, known
			FROM impact_balances b LEFT JOIN impact_ledger l ON l.user_id = b.user_id AND l.key = p_key
			WHERE b.user_id = p_user;
		IF NOT FOUND THEN
			EXIT WHEN p_delta < 0;
			INSERT INTO impact_balances (user_id, balance, seq, head)
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
		e.hash := impact_entry_hash(e);
		UPDATE impact_balances b
			SET balance = b.balance + p_delta, seq = e.seq, head = e.hash, updated_at = e.created_at
			WHERE b.user_id = p_user AND b.seq = e.seq - 1 AND b.balance + p_delta >= 0;
		IF FOUND THEN
			INSERT INTO impact_ledger (id, user_id, seq, delta, balance_after, reason, key, input_hash, reverses, previous_hash, hash, created_at)
				VALUES (e.id, e.user_id, e.seq, e.delta, e.balance_after, e.reason, e.key, e.input_hash, e.reverses, e.previous_hash, e.hash, e.created_at);
			outcome := 'moved';
			RETURN;
		END IF;
	END LOOP;
	outcome := 'too-few';
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "impact_ledger_append_only" BEFORE DELETE OR UPDATE ON "impact_ledger" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "impact_ledger_no_truncate" BEFORE TRUNCATE ON "impact_ledger" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
-- No points without what they are for: a confirmed entry of an active ambassador, a passed module, or the reversal of an
-- entry that was reversed. So neither a mistake in a verb nor a wrong call of move_impact makes points.
CREATE FUNCTION "check_impact_source"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."reverses" IS NOT NULL THEN
		PERFORM 1 FROM "impact_ledger" l
			JOIN "impact_claims" c ON l."key" = 'claim:' || c."id" || ':' || c."round" AND c."user_id" = l."user_id"
			WHERE l."id" = NEW."reverses" AND l."user_id" = NEW."user_id" AND NEW."delta" = -l."delta"
				AND NEW."key" = 'back:' || l."key" AND c."state" = 'reversed';
	ELSE
		PERFORM 1 FROM "ambassadors" a
			WHERE a."user_id" = NEW."user_id" AND a."state" = 'approved' AND (
				EXISTS (SELECT 1 FROM "impact_claims" c WHERE c."user_id" = NEW."user_id" AND c."state" = 'confirmed'
					AND c."points" = NEW."delta" AND NEW."key" = 'claim:' || c."id" || ':' || c."round")
				OR EXISTS (SELECT 1 FROM "training_progress" p WHERE p."user_id" = NEW."user_id" AND p."passed_at" IS NOT NULL
					AND NEW."delta" = 10 AND NEW."key" = 'training:' || p."module"));
	END IF;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'impact points for nothing: %', NEW."key" USING ERRCODE = 'check_violation', CONSTRAINT = 'impact_ledger_has_source';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "impact_ledger_has_source" BEFORE INSERT ON "impact_ledger" FOR EACH ROW EXECUTE FUNCTION "check_impact_source"();
