import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE "users" (
    "id" uuid NOT NULL DEFAULT uuidv7(),
    "email" text NOT NULL,
    "password_hash" text NOT NULL,
    "password_proven" boolean NOT NULL DEFAULT false,
    "email_confirmed_at" timestamptz,
    "active" boolean NOT NULL DEFAULT true,
    "admin" boolean NOT NULL DEFAULT false,
    "first_name" text,
    "last_name" text,
    "username" text,
    "phone" text,
    "address" text,
    "locale" text NOT NULL DEFAULT 'en',
    "created_at" timestamptz NOT NULL,
    CONSTRAINT "ck_users_email" CHECK (email = lower(btrim(email)) AND length(email) BETWEEN 3 AND 254),
    CONSTRAINT "pk_users" PRIMARY KEY ("id")
  )`,
  'CREATE UNIQUE INDEX "ux_users_email" ON "users" ("email")',
  `CREATE TABLE "session" (
    "id" uuid NOT NULL DEFAULT uuidv7(),
    "user_id" uuid NOT NULL,
    "created_at" timestamptz NOT NULL,
    "last_seen_at" timestamptz NOT NULL,
    "device" text NOT NULL,
    "expires_at" timestamptz NOT NULL,
    "ended_at" timestamptz,
    "end_reason" text,
    CONSTRAINT "pk_session" PRIMARY KEY ("id"),
    CONSTRAINT "fk_session_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
  )`,
  'CREATE INDEX "ix_session_user" ON "session" ("user_id")',
  `CREATE TABLE "account_token" (
    "id" uuid NOT NULL DEFAULT uuidv7(),
    "user_id" uuid NOT NULL,
    "purpose" text NOT NULL,
    "hash" text NOT NULL,
    "email" text NOT NULL,
    "expires_at" timestamptz NOT NULL,
    "used_at" timestamptz,
    CONSTRAINT "ck_account_token_purpose" CHECK (purpose IN ('CONFIRM', 'RESET', 'CHANGE_EMAIL')),
    CONSTRAINT "pk_account_token" PRIMARY KEY ("id"),
    CONSTRAINT "fk_account_token_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
  )`,
  'CREATE UNIQUE INDEX "ux_account_token_hash" ON "account_token" ("hash")',
  'CREATE INDEX "ix_account_token_user" ON "account_token" ("user_id", "purpose")',
  `CREATE TABLE "attempt" (
    "key" text NOT NULL,
    "times" timestamptz array NOT NULL,
    "last_at" timestamptz NOT NULL,
    CONSTRAINT "pk_attempt" PRIMARY KEY ("key")
  )`,
  'CREATE INDEX "ix_attempt_last" ON "attempt" ("last_at")',
];

/** People with an account, their sign-ins, the secrets of mailed links and what they tried of late. */
export class CreateAccounts1763700000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "attempt", "account_token", "session", "users"');
  }
}
