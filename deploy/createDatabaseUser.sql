-- Creates the server's user and its database when compose.yaml starts PostgreSQL for the first time. The user owns only this
-- database. Afterward, the superuser has no password, so that it can log in only inside the database's container.
\getenv password POSTGRES_PASSWORD
create role festoon login password :'password' nosuperuser nocreatedb nocreaterole noreplication;
create database festoon owner festoon;
revoke connect on database postgres from public;
alter role postgres password null;
