vcl 4.1;

# Varnish before the shop: public pages, public GraphQL by GET, pictures and scripts, each under one key per address and language. Put
# the shop's address here, and the addresses that may purge; TRUST_PROXY of the shop names this machine, and
# CDN_PURGE_URL is http://this-machine/purge.

import std;

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/readyz";
    .interval = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

acl purgers {
  "localhost";
}

sub vcl_recv {
  if (req.url == "/purge") {
    if (req.method != "POST" || !client.ip ~ purgers || !req.http.surrogate-key) {
      return (synth(403));
    }
    # "product-12 lists" becomes a pattern of whole keys.
    ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, "\s+", "|") + ")(\s|$)");
    return (synth(204));
  }

  if (std.healthy(req.backend_hint)) {
    set req.grace = 40s;
  }

  # What somebody signed in for, or what changes something, is nobody else's.
  if (req.http.authorization || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }

  # Who has just changed something, in a shop with replicas, sees it.
  if (req.http.x-seen || req.http.cookie ~ "martyx_seen=") {
    return (pass);
  }

  # One language per visitor, the one that the shop itself would choose: the cookie's, else the browser's first of ours.
  if (req.http.cookie ~ "(^|;\s*)martyx_language=(en|sk|de)(;|$)") {
    set req.http.accept-language = regsub(req.http.cookie, "^(.*;\s*)?martyx_language=(en|sk|de).*$", "\2");
  } elsif (req.http.accept-language ~ "(?i)^\s*(sk|de)\b") {
    set req.http.accept-language = std.tolower(regsub(req.http.accept-language, "(?i)^\s*(sk|de)\b.*$", "\1"));
  } else {
    set req.http.accept-language = "en";
  }

  # Of the cookies only the gate's means anything to a page, and a shop behind its gate is nobody's to keep.
  if (req.http.cookie ~ "martyx_gate=") {
    return (pass);
  }
  if (req.url !~ "^/(api|auth|downloads|simulator)(/|$)") {
    unset req.http.cookie;
  }
  return (hash);
}

sub vcl_backend_response {
  # Browsers keep private answers; here nothing is kept that the shop does not call public.
  if (beresp.http.cache-control !~ "public" || beresp.http.set-cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  # stale-if-error: that long while the shop is away; vcl_recv holds it to stale-while-revalidate while it is well.
  if (beresp.http.cache-control ~ "stale-if-error") {
    set beresp.grace = 1h;
  }
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_deliver {
  # Keys are between the shop and its caches; a browser asks each time.
  unset resp.http.surrogate-key;
  unset resp.http.cache-tag;
  if (resp.http.cache-control ~ "s-maxage=20") {
    set resp.http.cache-control = "private, no-cache";
  }
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
}
