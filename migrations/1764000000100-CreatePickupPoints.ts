import type { MigrationInterface, QueryRunner } from 'typeorm';

const POINTS = `
  CREATE TABLE pickup_point (
    carrier text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    street text NOT NULL,
    city text NOT NULL,
    postcode text NOT NULL,
    country text NOT NULL,
    lat double precision NOT NULL,
    lng double precision NOT NULL,
    words text NOT NULL,
    hours jsonb,
    cash boolean NOT NULL,
    max_grams integer,
    active boolean NOT NULL,
    seen_at timestamptz NOT NULL,
    CONSTRAINT pk_pickup_point PRIMARY KEY (carrier, id),
    CONSTRAINT ck_pickup_point_kind CHECK (kind IN ('POINT', 'BOX')),
    CONSTRAINT ck_pickup_point_place CHECK (lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180)
  )`;

const FEEDS = `
  CREATE TABLE pickup_feed (
    id text NOT NULL,
    etag text,
    due_at timestamptz NOT NULL,
    refreshed_at timestamptz,
    problem text,
    CONSTRAINT pk_pickup_feed PRIMARY KEY (id)
  )`;

/** Where carriers keep parcels for collection, and how far the shop has read their lists. */
export class CreatePickupPoints1764000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(POINTS);
    await runner.query(
      'CREATE INDEX ix_pickup_point_place ON pickup_point USING gist (point(lng * 0.65, lat)) WHERE active',
    );
    await runner.query(
      'CREATE INDEX ix_pickup_point_words ON pickup_point USING gin (words gin_trgm_ops) WHERE active',
    );
    await runner.query(FEEDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE pickup_feed');
    await runner.query('DROP TABLE pickup_point');
  }
}
