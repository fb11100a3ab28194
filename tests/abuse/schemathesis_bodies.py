"""What a schema cannot say: how a picture, a file of proof, a file of products, a telephone number and a username look, and that
no object may bring a prototype, at whatever depth."""

from base64 import b64decode

import schemathesis
from hypothesis import strategies as st

PNG = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAAA1BMVEXMRACr2tj/AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGklEQVRIie3BgQAAAADDoPlTX+AI"
    "VQEAAHQNDDAAAWReGocAAAAASUVORK5CYII="
)
JPEG = b64decode(
    "/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8"
    "fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAwAEADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAA"
    "AAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQBJXAAAAAAAAAAAAAAAAAAAAAAH//2Q=="
)
WEBP = b64decode(
    "UklGRk4AAABXRUJQVlA4IEIAAADQAwCdASpAADAAPu12tlUppyUjIqgBMB2JZwDU9oAAFVmfB+EJlAAA/t4Sf+tQjDmc3/6rxBmewIIFfXcdQAAAAAA="
)
WORDS = st.text("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789-", min_size=1, max_size=20)

schemathesis.openapi.media_type("image/png", st.just(PNG))
schemathesis.openapi.media_type("image/jpeg", st.just(JPEG))
schemathesis.openapi.media_type("image/webp", st.just(WEBP))
schemathesis.openapi.media_type("application/pdf", st.just(b"%PDF-1.7\n%%EOF"))
schemathesis.openapi.media_type("text/csv", WORDS.map(lambda word: f"sku\n{word}\n".encode()))
schemathesis.openapi.format("phone", st.text("0123456789", min_size=6, max_size=30))
schemathesis.openapi.format("username", st.from_regex(r"\A[A-Za-z0-9][A-Za-z0-9 ._-]{0,48}[A-Za-z0-9]\Z"))


def brings_prototype(value):
    if isinstance(value, dict):
        constructor = value.get("constructor")
        if "__proto__" in value or (isinstance(constructor, dict) and "prototype" in constructor):
            return True
        return any(brings_prototype(one) for one in value.values())
    return isinstance(value, list) and any(brings_prototype(one) for one in value)


@schemathesis.hook
def filter_body(context, body):
    return not brings_prototype(body)
