-- The mailbox behind an email address: a plus sign starts a tag, and Gmail ignores dots. Immutable, so it can be indexed.
CREATE FUNCTION "mailbox_of"("address" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT CASE
		WHEN d IN ('gmail.com', 'googlemail.com') THEN coalesce(nullif(replace(n, '.', ''), ''), n) || '@gmail.com'
		ELSE n || '@' || d
	END
	FROM (SELECT coalesce(nullif(split_part(l, '+', 1), ''), l) AS n, d
		FROM (SELECT lower(regexp_replace(btrim("address"), '@[^@]*$', '')) AS l, lower(substring(btrim("address") from '[^@]*$')) AS d) a) b
$$;--> statement-breakpoint
DROP INDEX "welcomed_addresses_created_at_index";--> statement-breakpoint
CREATE INDEX "users_mailbox" ON "users" USING btree (mailbox_of("email"));