-- Ids made by the database: UUID version 7, so that rows made together lie together in an index.
-- PostgreSQL 18 has uuidv7() built in; this one runs on 15 and later, so that every database has the same default.
-- The 48 bits of Unix time in milliseconds replace the first six bytes of a random version 4 id; bits 52 and 53 turn
-- the version nibble from 4 into 7.
create function new_id() returns uuid
language sql volatile parallel safe
as $$
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
