/** A call as the shop signs it, to try one's own check of signatures: an older one than a check lets through by its clock. */
export const SAMPLE = {
  secret: 'whsec_sample-of-the-guide',
  signature: 't=1795252331,v1=d2290f24c83c5b3a19b020e40434c7b97fad20a99beba728b5598174e923abe5',
  body: '{"id":"3c1d5b0e-6a0f-4a3e-9b57-0c7a4d9be2f1","event":"ping","at":"2026-11-21T09:12:11.000Z","subject":{"type":"endpoint","id":"019aa5d2-7c3e-7a41-9d0f-3f2a1b7c9e55"},"data":{}}',
} as const;

/** The same as a text to be copied. */
export const SAMPLE_TEXT = `secret     ${SAMPLE.secret}
signature  ${SAMPLE.signature}
body       ${SAMPLE.body}`;

export const CHECK_IN_PYTHON = `import hashlib
import hmac
import time


def is_from_martyx(signature: str, body: bytes, secret: str) -> bool:
    """body: the bytes as they came, before json.loads"""
    parts = [part.partition("=")[::2] for part in signature.split(",")]
    moment = next((value for name, value in parts if name == "t"), "")
    if not (moment.isascii() and moment.isdigit()) or abs(time.time() - int(moment)) > 300:
        return False
    own = hmac.new(secret.encode(), moment.encode() + b"." + body, hashlib.sha256).hexdigest()
    return any(
        name == "v1" and hmac.compare_digest(value.encode(), own.encode())
        for name, value in parts
    )`;
